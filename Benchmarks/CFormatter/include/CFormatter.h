#pragma once

/// The frame of a cell, and what tells it from the others.
struct c_element {
  long section, item, z_index;
  double x, y, width, height;
};

/// Writes cells to a file descriptor as `layoutc build --format ndjson` does, for cells without labels.
void c_write_ndjson(const struct c_element *elements, long count, int descriptor);

/// Writes cells to a file descriptor as `layoutc build --format csv` does.
void c_write_csv(const struct c_element *elements, long count, int descriptor);
