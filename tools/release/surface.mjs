// What others rely on, as facts: one for each operation, each part of it (parameter, body, answer) and
// each field of a component, in the words of JSON Schema. A type that begins with # is a component.

const LIMITS = [
  'maxLength',
  'minLength',
  'maximum',
  'minimum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'multipleOf',
  'maxItems',
  'minItems',
  'uniqueItems',
  'maxProperties',
  'minProperties',
  'pattern',
];
const READ = ['type', 'format', 'enum', 'const', 'properties', 'required', 'items'];
/** Words about a value, and what is filled in for who leaves it out. */
const TOLD = ['title', 'description', 'default', 'example', 'examples', 'deprecated'];
const JOINED = new Set(['$ref', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', ...TOLD]);
const KNOWN = new Set([...LIMITS, ...READ, 'additionalProperties', ...TOLD]);

/** The facts of an OpenAPI document. */
export function documentFacts(document) {
  const facts = componentFacts(document);
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      facts.push(...operationFacts(document, `${method.toUpperCase()} ${path}`, operation));
    }
  }
  return facts;
}

/** The facts of an AsyncAPI document: each event with its envelope and its data. */
export function eventFacts(document) {
  const facts = componentFacts(document);
  for (const [name, { payload }] of Object.entries(document.components.messages)) {
    const [envelope, own] = payload.allOf;
    facts.push({ at: `EVENT ${name}` });
    facts.push(...schemaFacts(`EVENT ${name} envelope`, envelope));
    facts.push(...schemaFacts(`EVENT ${name} data`, own.properties.data));
  }
  return facts;
}

/** A line for each fact, in the order of their places. */
export function toLines(facts) {
  const sorted = facts.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return sorted.map((fact) => `${JSON.stringify(fact)}\n`).join('');
}

export const fromLines = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const componentFacts = ({ components }) =>
  Object.entries(components.schemas).flatMap(([name, schema]) => schemaFacts(name, schema));

function operationFacts(document, at, operation) {
  const facts = [{ at }];
  for (const given of operation.parameters ?? []) {
    const { in: where, name, schema, required } = resolved(document, given);
    facts.push(...schemaFacts(`${at} ${where}.${name}`, schema, required));
  }
  const { content: bodies = {}, required } = resolved(document, operation.requestBody ?? {});
  for (const [type, { schema }] of Object.entries(bodies)) {
    facts.push(...schemaFacts(`${at} body ${type}`, schema, required));
  }
  const problems = new Map();
  for (const [status, given] of Object.entries(operation.responses)) {
    const answer = resolved(document, given);
    if (/^[23]/.test(status)) facts.push(...answerFacts(`${at} ${status}`, answer));
    else collectProblems(problems, answer);
  }
  for (const [type, schemas] of problems) {
    facts.push(...schemaFacts(`${at} errors ${type}`, { anyOf: [...schemas.values()] }));
  }
  return facts;
}

function answerFacts(at, { content = {}, headers = {} }) {
  const parts = Object.entries(content).map(([type, { schema }]) => [type, schema]);
  const named = Object.entries(headers).map(([name, { schema }]) => [`header.${name}`, schema]);
  const facts = [...parts, ...named].flatMap(([part, schema]) =>
    schemaFacts(`${at} ${part}`, schema),
  );
  return [{ at }, ...facts];
}

/** All errors of an operation are one part of it: which status says what may change. */
function collectProblems(problems, { content = {} }) {
  for (const [type, { schema }] of Object.entries(content)) {
    if (!problems.has(type)) problems.set(type, new Map());
    problems.get(type).set(JSON.stringify(schema), schema);
  }
}

const resolved = (document, part) =>
  part.$ref
    ? part.$ref
        .split('/')
        .slice(1)
        .reduce((node, key) => node[key], document)
    : part;

function schemaFacts(at, schema = {}, required = false) {
  const { types, values, limits, fields } = shapeOf(schema, at);
  const fact = { at, ...(required && { required }), type: [...types].sort() };
  if (values) fact.enum = [...new Set(values)].sort();
  return [
    { ...fact, ...limits },
    ...[...fields].flatMap(([step, field]) => {
      const one = field.schemas.length === 1 ? field.schemas[0] : { anyOf: field.schemas };
      return schemaFacts(at + step, one, field.required);
    }),
  ];
}

function shapeOf(schema, at) {
  refuseUnread(schema, at);
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (alternatives) {
    const joined = joinShapes(alternatives.map((one) => shapeOf(one, at)));
    return { ...joined, fields: new Map([...joined.fields, ...fieldsOf(schema)]) };
  }
  if (schema.$ref) {
    return { types: [`#${schema.$ref.split('/').at(-1)}`], limits: {}, fields: new Map() };
  }
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const limits = Object.fromEntries(
    LIMITS.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]),
  );
  return {
    types: typesOf(schema, values),
    values: values?.filter((value) => value !== null),
    limits,
    fields: fieldsOf(schema),
  };
}

/** What is not read would be overlooked: an unknown keyword, or one beside alternatives or a component. */
function refuseUnread(schema, at) {
  const isJoined = ['anyOf', 'oneOf', 'allOf', '$ref'].some((key) => schema[key]);
  const known = isJoined ? JOINED : KNOWN;
  const unknown = Object.keys(schema).filter((key) => !known.has(key) && !key.startsWith('x-'));
  if (schema.allOf?.length > 1) unknown.push('allOf of several');
  if (unknown.length === 0) return;
  throw new Error(`${at}: the comparison of releases does not read ${unknown.join(', ')} here.`);
}

function typesOf({ type, format }, values = []) {
  const named = type === undefined ? values.map(typeOfValue) : [type].flat();
  if (named.length === 0) return ['any'];
  const types = named.map((name) => (format && name !== 'null' ? `${name}:${format}` : name));
  return [...new Set(values.includes(null) ? [...types, 'null'] : types)];
}

const typeOfValue = (value) => (value === null ? 'null' : typeof value);

function fieldsOf({ properties = {}, required = [], items, additionalProperties }) {
  const fields = Object.entries(properties).map(([name, schema]) => [
    `.${name}`,
    { schemas: [schema], required: required.includes(name) },
  ]);
  if (items) fields.push(['[]', { schemas: [items], required: false }]);
  if (additionalProperties) {
    const schema = additionalProperties === true ? {} : additionalProperties;
    fields.push(['{}', { schemas: [schema], required: false }]);
  }
  return new Map(fields);
}

/** What a value may be that has one of some shapes. */
function joinShapes(shapes) {
  const real = shapes.filter(({ types }) => types.some((type) => type !== 'null'));
  const objects = real.filter(({ types }) => types.includes('object'));
  const fields = new Map();
  for (const step of new Set(real.flatMap((shape) => [...shape.fields.keys()]))) {
    const found = real.map((shape) => shape.fields.get(step)).filter(Boolean);
    const required = found.length === objects.length && found.every((field) => field.required);
    fields.set(step, { schemas: found.flatMap(({ schemas }) => schemas), required });
  }
  return {
    types: [...new Set(shapes.flatMap(({ types }) => types))],
    values: real.every(({ values }) => values) ? real.flatMap(({ values }) => values) : undefined,
    limits: Object.assign({}, ...real.map(({ limits }) => limits)),
    fields,
  };
}
