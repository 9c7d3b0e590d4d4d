import { FileRefused } from '@palisade/platform';

/** What some work answers; throws `FileRefused` when it takes longer. The work itself is not ended by that. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FileRefused('time', tooSlow(ms))), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

const tooSlow = (ms: number): string =>
  `The files of the mail take longer to look into than they may: ${ms / 1000} seconds.`;
