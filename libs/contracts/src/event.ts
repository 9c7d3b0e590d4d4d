import { scope } from './blocks';
import type { Publisher } from './publishers';
import { PUBLISHERS } from './publishers';
import type { Fields, InferFields, JsonSchema } from './schema';
import { int, object } from './schema';

/** What an event becomes: a webhook, a live event for browsers, a notice to those concerned. */
export type Outlet = 'webhook' | 'browser' | 'notification';

/** What a publisher declares of one event type. */
export interface EventSpec<F extends Fields> {
  /** When the event is published. */
  readonly when: string;
  /** The fields of `data`, the subject's id first; `version` and `scope` are added to all. */
  readonly payload: F;
  /** Fields that were added since: stored events do not have them. */
  readonly addedLater?: Fields;
  /** What each consumer does with it. */
  readonly consumers: Readonly<Partial<Record<Publisher, string>>>;
  readonly out: readonly Outlet[];
}

/** One event type of the catalogue. */
export interface EventContract<Type extends string, F extends Fields> extends Omit<
  EventSpec<F>,
  'addedLater'
> {
  readonly type: Type;
  readonly publisher: Publisher;
  /** JSON Schema (draft 2020-12) of `data`. */
  readonly schema: JsonSchema;
  /** Path of the subject's id in `data`. */
  readonly subject: readonly string[];
}

const common = { version: int(1), scope };

type Later<E> = E extends { readonly addedLater: infer L extends Fields }
  ? L
  : Record<never, never>;

/** What `data` of an event holds: its payload, the version of its subject and the row scope. */
export type DataOf<E extends { readonly payload: Fields }> = InferFields<
  E['payload'] & typeof common
> &
  Partial<InferFields<Later<E>>>;

type Declared<Specs extends Record<string, EventSpec<Fields>>> = {
  readonly [Type in keyof Specs & string]: EventContract<Type, Specs[Type]['payload']> &
    Pick<Specs[Type], keyof Specs[Type] & 'addedLater'>;
};

/** Declares the events of one publisher, by type. */
export function publishes<const Specs extends Record<string, EventSpec<Fields>>>(
  publisher: Publisher,
  specs: Specs,
): Declared<Specs> {
  const contracts = Object.entries(specs).map(([type, spec]) => {
    const schema = object({ ...spec.payload, ...common }, undefined, spec.addedLater).json;
    return [type, { ...spec, type, publisher, schema, subject: subjectPath(schema) }] as const;
  });
  return Object.fromEntries(contracts) as unknown as Declared<Specs>;
}

/** The path of the first id of a payload; a block's first id when the payload begins with one. */
function subjectPath(schema: JsonSchema): string[] {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const first = Object.entries(properties)[0];
  return first ? [first[0], ...subjectPath(first[1])] : [];
}

/** The consumers of an event that every service takes in the same way. */
export const everyService = (does: string): Record<Publisher, string> =>
  Object.fromEntries(PUBLISHERS.map((name) => [name, does])) as Record<Publisher, string>;
