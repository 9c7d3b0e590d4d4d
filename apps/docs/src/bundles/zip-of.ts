import type { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file that goes into a zip. */
export interface ZipPart {
  name: string;
  modified: Date;
  open: () => Promise<Readable>;
}

/** The bytes of a zip, one file after the other: no more than a piece of one is held at a time. */
export async function* zipOf(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for (const { name, modified, open } of parts) {
    const file = new ZipPassThrough(name);
    file.mtime = modified;
    zip.add(file);
    for await (const piece of await open()) {
      file.push(piece as Uint8Array);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
