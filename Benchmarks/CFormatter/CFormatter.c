#include "CFormatter.h"

#include <string.h>
#include <unistd.h>

// What writing frames costs in plain C: a buffer, digits by hand, nothing kept from one element to the next.

enum { buffer_size = 64 * 1024, longest_line = 512 };

#define LITERAL(end, text) (memcpy(end, text, sizeof(text) - 1), (end) + sizeof(text) - 1)

static char *integer(char *end, unsigned long value) {
  char digits[20];
  int count = 0;
  do digits[count++] = '0' + value % 10;
  while (value /= 10);
  while (count) *end++ = digits[--count];
  return end;
}

// At most three decimals, halves away from zero, trailing zeros left out; for numbers below 9e12 as frames have them.
static char *decimal(char *end, double value) {
  unsigned long thousandths = (unsigned long)((value < 0 ? -value : value) * 1000 + 0.5);
  if (value < 0 && thousandths) *end++ = '-';
  end = integer(end, thousandths / 1000);
  unsigned rest = thousandths % 1000;
  if (!rest) return end;
  end[0] = '.', end[1] = '0' + rest / 100, end[2] = '0' + rest / 10 % 10, end[3] = '0' + rest % 10;
  return end + (rest % 10 ? 4 : rest % 100 ? 3 : 2);
}

static void flush(const char *buffer, char *end, int descriptor) {
  for (ssize_t done; buffer < end; buffer += done)
    if ((done = write(descriptor, buffer, end - buffer)) < 0) return;
}

#define WRITE_ALL(head, section_, item_, x_, y_, width_, height_, z_, tail)                             \
  static char buffer[buffer_size + longest_line];                                                       \
  char *end = LITERAL(buffer, head);                                                                    \
  for (const struct c_element *e = elements; e < elements + count; e++) {                               \
    if (end - buffer > buffer_size) flush(buffer, end, descriptor), end = buffer;                       \
    end = integer(LITERAL(end, section_), e->section), end = integer(LITERAL(end, item_), e->item);     \
    end = decimal(LITERAL(end, x_), e->x), end = decimal(LITERAL(end, y_), e->y);                       \
    end = decimal(LITERAL(end, width_), e->width), end = decimal(LITERAL(end, height_), e->height);     \
    end = LITERAL(integer(LITERAL(end, z_), e->z_index), tail);                                         \
  }                                                                                                     \
  flush(buffer, end, descriptor)

void c_write_ndjson(const struct c_element *elements, long count, int descriptor) {
  WRITE_ALL("", "{\"category\": \"cell\", \"elementKind\": \"\", \"section\": ", ", \"item\": ", ", \"x\": ",
            ", \"y\": ", ", \"width\": ", ", \"height\": ", ", \"zIndex\": ", "}\n");
}

void c_write_csv(const struct c_element *elements, long count, int descriptor) {
  WRITE_ALL("category,elementKind,section,item,x,y,width,height,zIndex,sectionID,itemID,itemKind,title,"
            "indentationLevel,pinned,hidden\r\n",
            "cell,,", ",", ",", ",", ",", ",", ",", ",,,,,,,\r\n");
}
