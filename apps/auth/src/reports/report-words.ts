import { Injectable } from '@nestjs/common';
import type { Locale } from '@palisade/kernel';
import { Config, readTexts } from '@palisade/platform';

const NAMESPACES = ['account', 'agency', 'common', 'coverage', 'policy', 'quote', 'submission'];

/** The texts of the console by their keys with the namespace, as `policy:list.title`. */
export type Words = ReadonlyMap<string, string>;

/** Reports have the words of the lists that they are of. */
@Injectable()
export class ReportWords {
  private readonly known = new Map<Locale, Promise<Words>>();

  constructor(private readonly config: Config) {}

  /** Read once for a locale. */
  of(locale: Locale): Promise<Words> {
    const words = this.known.get(locale) ?? this.read(locale);
    this.known.set(locale, words);
    return words;
  }

  private async read(locale: Locale): Promise<Words> {
    const { LOCALES_DIR } = this.config.values;
    const words = new Map<string, string>();
    for (const namespace of NAMESPACES) {
      const texts = await readTexts(LOCALES_DIR, locale, namespace);
      for (const [key, text] of Object.entries(texts)) words.set(`${namespace}:${key}`, text);
    }
    return words;
  }
}
