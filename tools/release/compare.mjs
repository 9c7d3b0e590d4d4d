// What two states of one surface differ in, and which differences break those who rely on the first.
// What clients send may only be taken more widely, what they receive only become narrower. A component
// is compared in each direction in which an operation uses it, whatever its name is.
import { indexOf, inside, typesAt } from './surface-index.mjs';

const HIGHEST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const LOWEST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const LIMITS = [...HIGHEST, ...LOWEST, 'pattern', 'uniqueItems', 'multipleOf'];

/** Each difference of two lists of facts: `breaks` or `adds`, where, and a sentence that says it. */
export function compareSurfaces(was, is) {
  const run = { was: indexOf(was), is: indexOf(is), changes: new Map(), seen: new Set() };
  for (const [operation, parts] of run.was.operations) {
    const now = run.is.operations.get(operation);
    if (now) compareParts(run, parts, now);
    else note(run, true, { where: operation, change: 'removed', sentence: 'is gone' });
  }
  for (const operation of run.is.operations.keys()) {
    if (run.was.operations.has(operation)) continue;
    note(run, false, { where: operation, change: 'added', sentence: 'is new' });
  }
  return [...run.changes.values()];
}

/** The surface whose breaks no new version excuses: each database goes through all its migrations. */
export const MIGRATIONS = 'migrations';

/** The same of migrations, by the hash of each file: what a database has run stays as it ran. */
export function compareMigrations(was, is) {
  const run = { changes: new Map() };
  for (const [where, hash] of was) {
    if (!is.has(where)) note(run, true, { where, change: 'removed', sentence: 'is gone' });
    else if (is.get(where) !== hash) {
      note(run, true, { where, change: 'changed', sentence: 'is not what was released' });
    }
  }
  for (const where of is.keys()) {
    if (was.has(where)) continue;
    const later = [...was.keys()].find(
      (file) => folderOf(file) === folderOf(where) && file > where,
    );
    const sentence = later
      ? `is new and runs before ${fileOf(later)}, which was released`
      : 'is new';
    note(run, later !== undefined, { where, change: 'added', sentence });
  }
  return [...run.changes.values()];
}

const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));
const fileOf = (file) => file.slice(file.lastIndexOf('/') + 1);

/** One change of each sort at a place: what breaks in one direction is not told as an addition of the other. */
function note(run, breaks, { where, change, sentence, aspect = change }) {
  const key = `${where} ${aspect}`;
  if (run.changes.get(key)?.kind === 'breaks') return;
  const kind = breaks ? 'breaks' : 'adds';
  run.changes.set(key, { kind, change, where, sentence: `\`${where}\` ${sentence}` });
}

const isSent = (part) => /^(query|header|path|cookie)\.|^body /.test(part);

function compareParts(run, was, is) {
  for (const [part, fact] of was) {
    const now = is.get(part);
    const change = { where: fact.at, change: 'removed', sentence: 'is gone' };
    if (!now) note(run, !part.startsWith('errors '), change);
    else if (fact.type) compareFields(run, fact, now, isSent(part));
  }
  const hadBody = [...was.keys()].some((part) => part.startsWith('body '));
  for (const [part, fact] of is) {
    if (was.has(part)) continue;
    const isRequired = isSent(part) && fact.required && !(hadBody && part.startsWith('body '));
    noteNew(run, fact, isRequired);
  }
}

const noteNew = (run, fact, isRequired) =>
  note(run, isRequired === true, {
    where: fact.at,
    change: 'added',
    sentence: isRequired ? 'is new and required' : 'is new',
  });

function compareFields(run, was, is, sent) {
  const where = was.at;
  if (Boolean(was.required) !== Boolean(is.required)) {
    const sentence = is.required ? 'is now required' : 'is no longer required';
    const breaks = sent ? is.required === true : was.required === true;
    note(run, breaks, { where, change: 'changed', sentence, aspect: 'required' });
  }
  const [before, after] = [typesAt(run.was, was), typesAt(run.is, is)];
  const [narrow, wide] = sent ? [before, after] : [after, before];
  const isHeld = narrow.every((type) => isTaken(type, wide));
  if (before.join() !== after.join()) {
    const sentence = `was ${before.join(' or ')} and is ${after.join(' or ')}`;
    note(run, !isHeld, { where, change: 'changed', sentence, aspect: 'type' });
  }
  if (!isHeld && !after.some((type) => type !== 'null' && before.includes(type))) return;
  compareInside(run, [was, is], sent);
}

const isTaken = (type, types) => {
  const [name] = type.split(':');
  return [type, name, 'any'].some((one) => types.includes(one)) || isWhole(name, types);
};
const isWhole = (name, types) => name === 'integer' && types.includes('number');

/** What lies within two values: their fields, choices and limits; each pair once in each direction. */
function compareInside(run, facts, sent) {
  const [was, is] = [inside(run.was, facts[0]), inside(run.is, facts[1])];
  const places = [was, is].flatMap(({ fact, fields }) => [fact, ...fields.values()]);
  const key = `${sent} ${places.map(({ at }) => at).join()}`;
  if (run.seen.has(key)) return;
  run.seen.add(key);
  compareChoices(run, was.fact, is.fact, sent);
  if (sent) compareLimits(run, was.fact, is.fact);
  for (const [step, field] of was.fields) {
    const now = is.fields.get(step);
    if (now) compareFields(run, field, now, sent);
    else note(run, true, { where: field.at, change: 'removed', sentence: 'is gone' });
  }
  for (const [step, field] of is.fields) {
    if (!was.fields.has(step)) noteNew(run, field, sent && field.required);
  }
}

/** A choice that is gone breaks in both directions: who waits for it waits for ever. */
function compareChoices(run, was, is, sent) {
  const where = was.at;
  const [before, after] = [was.enum, is.enum];
  if (!before && !after) return;
  const change = { where, change: 'changed' };
  if (!before) {
    const sentence = `is now only ${after.join(', ')}`;
    note(run, sent, { ...change, sentence, aspect: 'fewer' });
    return;
  }
  if (!after) {
    note(run, false, { ...change, sentence: 'is no longer one of a list', aspect: 'more' });
    return;
  }
  const gone = before.filter((value) => !after.includes(value));
  const more = after.filter((value) => !before.includes(value));
  if (gone.length > 0) {
    note(run, true, {
      ...change,
      sentence: `can no longer be ${gone.join(', ')}`,
      aspect: 'fewer',
    });
  }
  if (more.length > 0) {
    note(run, false, { ...change, sentence: `can now also be ${more.join(', ')}`, aspect: 'more' });
  }
}

function compareLimits(run, was, is) {
  for (const limit of LIMITS) {
    const [before, after] = [was[limit], is[limit]];
    if (before === after) continue;
    const sentence = sentenceOfLimit(limit, before, after);
    const breaks = after !== undefined && !isLooser(limit, before, after);
    note(run, breaks, { where: was.at, change: 'changed', sentence, aspect: limit });
  }
}

function sentenceOfLimit(limit, before, after) {
  if (before === undefined) return `now has ${limit} ${after}`;
  if (after === undefined) return `has no ${limit} any more`;
  return `had ${limit} ${before} and has ${after}`;
}

function isLooser(limit, before, after) {
  if (before === undefined) return false;
  if (HIGHEST.includes(limit)) return after > before;
  if (LOWEST.includes(limit)) return after < before;
  return limit === 'uniqueItems' && after === false;
}
