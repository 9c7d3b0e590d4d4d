import { Injectable } from '@nestjs/common';
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

@Injectable()
export class LocalesService {
  private readonly cache = new Map<string, Promise<Texts>>();

  constructor(private readonly config: Config) {}

  /** The texts of a namespace; 404 for a locale or namespace that does not exist. */
  texts(locale: string, namespace: string): Promise<Texts> {
    if (!isLocale(locale) || !(NAMESPACES as readonly string[]).includes(namespace)) {
      throw new DomainError('TEXTS_NOT_FOUND', 'There are no such texts.', 404);
    }
    const key = `${locale}/${namespace}`;
    const known = this.cache.get(key);
    if (known) return known;
    const texts = readTexts(this.config.values.LOCALES_DIR, locale, namespace);
    this.cache.set(key, texts);
    return texts;
  }
}
