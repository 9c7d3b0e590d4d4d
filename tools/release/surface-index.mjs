const STEPS = ['.', '[', '{'];
const OPERATION = /^(\S+ \S+)(?: (.*))?$/;

/** Facts by their places: the parts of each operation, and the fields of each value by their last step. */
export function indexOf(facts) {
  const index = { facts: new Map(), fields: new Map(), operations: new Map() };
  for (const fact of facts) index.facts.set(fact.at, fact);
  for (const fact of facts) {
    const parent = fact.type && parentOf(fact.at, index.facts);
    const [, operation, part] = OPERATION.exec(fact.at) ?? [];
    if (parent) entryOf(index.fields, parent).set(fact.at.slice(parent.length), fact);
    else if (part) entryOf(index.operations, operation).set(part, fact);
    else if (operation) entryOf(index.operations, operation);
  }
  return index;
}

function entryOf(map, key) {
  if (!map.has(key)) map.set(key, new Map());
  return map.get(key);
}

/** The value that a place is within: the longest beginning of it that is a value's own. */
function parentOf(at, facts) {
  for (let end = lastStep(at); end > 0; end = lastStep(at.slice(0, end))) {
    if (facts.get(at.slice(0, end))?.type) return at.slice(0, end);
  }
  return undefined;
}

const lastStep = (at) => Math.max(...STEPS.map((step) => at.lastIndexOf(step)));

/** The one component that a value is; several are told apart by their names. */
const componentOf = (index, { type }) => {
  const names = type.filter((name) => name.startsWith('#'));
  return names.length === 1 ? index.facts.get(names[0].slice(1)) : undefined;
};

/** What a value may be; a component is what it stands for. */
export function typesAt(index, fact) {
  const component = componentOf(index, fact);
  if (!component) return fact.type;
  const own = fact.type.filter((name) => !name.startsWith('#'));
  return [...new Set([...typesAt(index, component), ...own])].sort();
}

/** Where the fields, choices and limits of a value are: with itself, or with its component. */
export function inside(index, fact) {
  const component = componentOf(index, fact);
  const fields = new Map(index.fields.get(fact.at));
  if (component) {
    const whole = inside(index, component);
    return { fact: whole.fact, fields: new Map([...whole.fields, ...fields]) };
  }
  // One of several components: each is within the value under its name.
  for (const name of fact.type.filter((one) => one.startsWith('#'))) {
    fields.set(name, index.facts.get(name.slice(1)));
  }
  return { fact, fields };
}
