import { FileRefused } from '@palisade/platform';

/** What some work answers; throws `FileRefused` when it takes longer, and ends it by its signal. */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new FileRefused('time', tooSlow(ms)));
      end.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(end.signal), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

const tooSlow = (ms: number): string =>
  `The files of the mail take longer to look into than they may: ${ms / 1000} seconds.`;
