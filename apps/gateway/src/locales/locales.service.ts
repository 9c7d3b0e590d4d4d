import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Texts } from '@palisade/platform';
import { Config, isLocale, readTexts } from '@palisade/platform';

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

const gzipped = promisify<string, Buffer>(gzip);

/** Texts, and the same as JSON packed by gzip. */
interface Kept {
  texts: Texts;
  packed: Buffer;
}

@Injectable()
export class LocalesService {
  private readonly cache = new Map<string, Promise<Kept>>();

  constructor(private readonly config: Config) {}

  /** The texts of a namespace; 404 for a locale or namespace that does not exist. */
  of(locale: string, namespace: string): Promise<Kept> {
    if (!isLocale(locale) || !(NAMESPACES as readonly string[]).includes(namespace)) {
      throw new DomainError('TEXTS_NOT_FOUND', 'There are no such texts.', 404);
    }
    const key = `${locale}/${namespace}`;
    const known = this.cache.get(key) ?? this.read(locale, namespace);
    this.cache.set(key, known);
    return known;
  }

  private async read(locale: Locale, namespace: string): Promise<Kept> {
    const texts = await readTexts(this.config.values.LOCALES_DIR, locale, namespace);
    return { texts, packed: await gzipped(JSON.stringify(texts)) };
  }
}
