// The program of a reader's process: it reads one file after the other, and knows nothing else.
import { FileRefused } from './file-refused';
import type { FromReader, ToReader } from './reader-messages';
import type { Reader } from './reader';
import { LOADS, READERS } from './readers';

let taken: (() => void) | undefined;

const send = (message: FromReader): void => void process.send?.(message);

function tell(piece: unknown): Promise<void> {
  return new Promise((resolve) => {
    taken = resolve;
    send({ piece });
  });
}

async function read({ name, file, ask }: Exclude<ToReader, 'next'>): Promise<FromReader> {
  try {
    const known = name as keyof typeof READERS;
    await LOADS[known]?.();
    send('begun');
    const reader = READERS[known] as Reader<unknown, unknown, unknown>;
    const answer = await reader(Buffer.from(file.buffer, file.byteOffset, file.length), ask, tell);
    return { answer };
  } catch (error) {
    if (error instanceof FileRefused) {
      const { reason, message: detail, code } = error;
      return { refused: { reason, detail, code: code as Uppercase<string> } };
    }
    return { failed: String(error) };
  }
}

process.on('message', (message: ToReader) => {
  if (message === 'next') taken?.();
  else void read(message).then(send);
});
process.on('disconnect', () => process.exit());
send('ready');
