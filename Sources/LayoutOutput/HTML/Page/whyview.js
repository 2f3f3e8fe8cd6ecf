// A derivation in the inspector: steps grouped by stage, each with its line of the spec and its rule.

function makeWhy(steps) {
  const list = make("div", "why");
  let stage;
  let entries;
  for (const step of steps) {
    if (step.stage !== stage) {
      stage = step.stage;
      entries = make("ol");
      list.append(make("h4", "", stage), entries);
    }
    entries.append(makeStep(step));
  }
  return list;
}

function makeStep({ quantity, formula, name, result, place, rule }) {
  const entry = make("li");
  const value = make("b", "", String(result));
  const equation = make("span", "equation");
  equation.append(make("span", "quantity", quantity), " ");
  // A plain number is shown by its name alone.
  if (name === undefined) equation.append(formula, " = ", value);
  else equation.append(value, name ? ` (${name})` : "");
  entry.append(equation);
  const origin = make("small");
  if (place) {
    const where = make("span", "where", `${place.file ? `${place.file}, ` : ""}line ${place.line}`);
    where.title = `${place.path}, line ${place.line}, column ${place.column}`;
    origin.append(where);
  }
  if (rule) {
    if (place) origin.append(" · ");
    const shown = make("span", "rule", rule.text);
    shown.title = `${rule.id}, ${rule.evidence}`;
    origin.append(shown, " ", make("span", "evidence", rule.evidence));
  }
  if (place || rule) entry.append(origin);
  return entry;
}
