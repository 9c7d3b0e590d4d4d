import type { RefusalReason } from './file-refused';

const MIB = 1024 * 1024;

/** What the heap of a reader's process may take. */
export const HEAP_MIB = 192;

/** What a file may take of memory, its heap and what lies beside that: over what its reader held at first. */
export const MEMORY_MAX = 200 * MIB;

/** One file may be read so long; who waits for it hears within ten seconds, the way to it included. */
export const READING_MS = 5_000;

/** What a reader's process is asked. */
export type ToReader = { name: string; file: Uint8Array; ask: unknown } | 'next';

/** What it tells. */
export type FromReader =
  | 'ready'
  | 'begun'
  | { piece: unknown }
  | { answer: unknown }
  | { refused: { reason: RefusalReason; detail: string; code: Uppercase<string> } }
  | { failed: string };
