import type { Readable } from 'node:stream';

/** Keeps the bytes of documents; which adapter runs is chosen from the configuration. */
export abstract class DocumentStore {
  /** Resolves when all of it is kept. */
  abstract put(docId: string, content: Buffer): Promise<void>;

  /** Throws when there is no such document. */
  abstract open(docId: string): Promise<Readable>;
}
