import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@palisade/kernel';

/** Texts by their key. */
export type Texts = Record<string, string>;

/** Where each locale takes its texts from: the United Kingdom states only what differs. */
const SOURCES: Readonly<Record<Locale, readonly Locale[]>> = {
  'en-US': ['en-US'],
  'en-GB': ['en-US', 'en-GB'],
};

/** Whether a text names a locale. */
export const isLocale = (text: string): text is Locale => Object.hasOwn(SOURCES, text);

/** The texts of a namespace: those of `common.json` and its parts, as `common.console.json`, in order. */
export async function readTexts(folder: string, locale: Locale, namespace: string): Promise<Texts> {
  const merged: Texts = {};
  for (const source of SOURCES[locale]) {
    const files = await readdir(path.join(folder, source));
    for (const file of files.filter((name) => name.split('.')[0] === namespace).sort()) {
      Object.assign(merged, JSON.parse(await readFile(path.join(folder, source, file), 'utf8')));
    }
  }
  return merged;
}
