import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Config } from '@palisade/platform';

/** The namespaces of the texts (Spec 1 §1). */
export const NAMESPACES = [
  'account',
  'agency',
  'agent',
  'carrier',
  'common',
  'coverage',
  'organization',
  'policy',
  'quote',
  'submission',
] as const;

/** Each locale and where it takes its texts from: the United Kingdom states only what differs. */
const SOURCES: Readonly<Record<string, string[]>> = {
  'en-US': ['en-US'],
  'en-GB': ['en-US', 'en-GB'],
};

type Texts = Record<string, string>;

@Injectable()
export class LocalesService {
  private readonly cache = new Map<string, Promise<Texts>>();

  constructor(private readonly config: Config) {}

  /** The texts of a namespace; 404 for a locale or namespace that does not exist. */
  texts(locale: string, namespace: string): Promise<Texts> {
    const sources = Object.hasOwn(SOURCES, locale) ? SOURCES[locale] : undefined;
    if (!sources || !(NAMESPACES as readonly string[]).includes(namespace)) {
      throw new DomainError('TEXTS_NOT_FOUND', 'There are no such texts.', 404);
    }
    const key = `${locale}/${namespace}`;
    const known = this.cache.get(key);
    if (known) return known;
    const texts = this.read(sources, namespace);
    this.cache.set(key, texts);
    return texts;
  }

  /** `common.json` and its parts, such as `common.console.json`, in order. */
  private async read(sources: string[], namespace: string): Promise<Texts> {
    const merged: Texts = {};
    for (const source of sources) {
      const folder = path.join(this.config.values.LOCALES_DIR, source);
      const files = (await readdir(folder)).filter((file) => file.split('.')[0] === namespace);
      for (const file of files.sort()) {
        Object.assign(merged, JSON.parse(await readFile(path.join(folder, file), 'utf8')));
      }
    }
    return merged;
  }
}
