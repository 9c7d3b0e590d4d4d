/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A JSON Schema with the TypeScript type of what it accepts, so that the two cannot drift. */
export interface Schema<T> {
  readonly json: JsonSchema;
  /** Never set: it only holds the type for `Infer`. */
  readonly accepts?: T;
}

/** The fields of an object schema by name. */
export type Fields = Readonly<Record<string, Schema<unknown>>>;

/** The TypeScript type that a schema accepts. */
export type Infer<S> = S extends Schema<infer T> ? T : never;

/** The TypeScript type of an object with these fields. */
export type InferFields<F extends Fields> = { -readonly [K in keyof F]: Infer<F[K]> };

const schema = <T>(json: JsonSchema): Schema<T> => ({ json });

/** A text of at most `maxLength` characters. */
export const str = (maxLength: number) => schema<string>({ type: 'string', maxLength });

/** A text without a practical limit. */
export const text = str(20_000);

/** A UUID. */
export const uuid = schema<string>({ type: 'string', format: 'uuid' });

/** An e-mail address. */
export const email = schema<string>({ type: 'string', format: 'email', maxLength: 254 });

/** A plain date, `YYYY-MM-DD`. */
export const date = schema<string>({ type: 'string', format: 'date' });

/** An instant, ISO 8601 in UTC. */
export const dateTime = schema<string>({ type: 'string', format: 'date-time' });

/** True or false. */
export const bool = schema<boolean>({ type: 'boolean' });

/** A whole number, not below `minimum`. */
export const int = (minimum = 0, maximum?: number) =>
  schema<number>({ type: 'integer', minimum, ...(maximum !== undefined && { maximum }) });

/** Money in minor units (cents, pence), negative where it is a return. */
export const minorUnits = schema<number>({
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'minor units of the currency',
});

/** A number between two bounds, or without them. */
export const number = (bounds: { minimum?: number; maximum?: number } = {}) =>
  schema<number>({ type: 'number', ...bounds });

/** A number of percent (51 means 51%) with at most four decimals. */
export const percent = schema<number>({ type: 'number', description: 'percent' });

/** An exact factor as a decimal string with at most four decimals. */
export const factor = schema<string>({ type: 'string', pattern: '^-?\\d+(\\.\\d{1,4})?$' });

/** A SHA-256 digest in hexadecimal. */
export const sha256 = schema<string>({ type: 'string', pattern: '^[0-9a-f]{64}$' });

/** One of a few texts. */
export const oneOf = <const V extends string>(...values: readonly V[]) =>
  schema<V>({ enum: values });

/** What the inner schema accepts, or null. */
export const nullable = <T>(inner: Schema<T>) =>
  schema<T | null>({ anyOf: [inner.json, { type: 'null' }] });

/** A list. */
export const list = <T>(item: Schema<T>) => schema<T[]>({ type: 'array', items: item.json });

/** A map from free keys to values. */
export const mapOf = <T>(value: Schema<T>) =>
  schema<Record<string, T>>({ type: 'object', additionalProperties: value.json });

/** A JSON scalar: text, number, truth value or null. */
export const scalar = schema<string | number | boolean | null>({
  type: ['string', 'number', 'boolean', 'null'],
});

/** A text, a number or several texts. */
export const textsOrNumber = schema<string | number | readonly string[]>({
  anyOf: [{ type: ['string', 'number'] }, { type: 'array', items: { type: 'string' } }],
});

/** Any JSON value. */
export const anything = schema<unknown>({});

/**
 * An object in which every field is present, but those that were added later. Unknown fields are
 * accepted, because consumers must go on reading events to which a field was added.
 */
export const object = <F extends Fields, L extends Fields = Record<never, never>>(
  fields: F,
  title?: string,
  addedLater?: L,
) =>
  schema<InferFields<F> & Partial<InferFields<L>>>({
    ...(title && { title }),
    type: 'object',
    required: Object.keys(fields),
    properties: Object.fromEntries(
      Object.entries({ ...fields, ...addedLater }).map(([name, { json }]) => [name, json]),
    ),
  });
