import type { TFunction } from 'i18next';

const RETRO_KEYS: Readonly<Record<number, string>> = {
  [-1]: 'coverage:retro.full',
  1: 'coverage:retro.1year',
  2: 'coverage:retro.2years',
};

/** A retroactive period as people call it. */
export const retroText = (t: TFunction<string[]>, years: number): string =>
  t(RETRO_KEYS[years] ?? 'coverage:retro.none');
