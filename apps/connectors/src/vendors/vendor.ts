import type { SecurityConnectorType } from '@palisade/contracts';
import type { Reading } from '../domain/finding';

/** How an account lets us read a tool. */
export type SignIn = 'OAUTH' | 'ROLE' | 'CREDENTIALS' | 'API_KEY';

/** Reads a path of a tool as JSON or as the rows of a report, as one who was let in. */
export interface ToolReader {
  /** Where a role is taken, the question is posted. */
  json(path: string, question?: object): Promise<unknown>;
  report(path: string): Promise<string[][]>;
}

/** What is told of a source beside its findings. */
export interface SourceReading extends Reading {
  /** The name that the tool gives the source; shown in the list of connected accounts. */
  label: string | null;
  /** Ids that the tool gives it. */
  metadata: Readonly<Record<string, string>>;
}

/** A security tool: how it is connected and what is read of it. */
export interface Vendor {
  readonly connectorType: SecurityConnectorType;
  readonly connectorName: string;
  /** What is read, and what for; shown before somebody connects it. */
  readonly description: string;
  readonly signIn: SignIn;
  /** Where the vendor's interface answers; `{region}` stands for a region of the vendor. */
  readonly origin: string;
  /** Of OAuth: where consent is asked for and tokens are given. */
  readonly oauth?: { authorize: string; token: string; scope: readonly string[] };
  /** Of roles: where they are taken, and what is asked as one. */
  readonly role?: { tokens: string; service: string; actions: readonly string[] };
  /** Whether answers in the vendor's published format prove the reading, or the simulator alone. */
  readonly isProven: boolean;
  /** Reads the full current state; throws `UnreadableAnswer` for what is not the vendor's format. */
  read(reader: ToolReader): Promise<SourceReading>;
}

/** An answer that is not in the format that the vendor publishes. */
export class UnreadableAnswer extends Error {}

/** The list at a key of an answer, or the answer itself. */
export function listOf(answer: unknown, ...keys: string[]): Record<string, unknown>[] {
  const found = Array.isArray(answer)
    ? answer
    : keys.map((key) => fieldOf(answer, key)).find(Array.isArray);
  if (!Array.isArray(found))
    throw new UnreadableAnswer(`There is no list of ${keys.join(' or ')}.`);
  return found.filter(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null,
  );
}

/** A field of an object; undefined of anything else. */
export const fieldOf = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[key] : undefined;

/** A text at a path of keys; empty where there is none. */
export function textOf(from: unknown, ...keys: string[]): string {
  const found = keys.reduce(fieldOf, from);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** A number at a path of keys; throws where there is none. */
export function numberOf(from: unknown, ...keys: string[]): number {
  const found = keys.reduce(fieldOf, from);
  if (typeof found !== 'number' || !Number.isFinite(found)) {
    throw new UnreadableAnswer(`There is no number at ${keys.join('.')}.`);
  }
  return found;
}
