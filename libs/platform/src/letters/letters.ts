import { Injectable } from '@nestjs/common';
import type { Locale, Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';
import { Config } from '../config/config';
import type { Attachment } from '../mail/mailer';
import type { Sending } from '../messages/outgoing-messages';
import { OutgoingMessages } from '../messages/outgoing-messages';
import { composeLetter, composeText } from './compose-letter';
import { editionUrl } from './edition-url';
import type { Facts } from './letter-facts';
import type { Texts } from './locale-texts';
import { readTexts } from './locale-texts';

/** A text message to one person. */
export interface TextLetter {
  /** The group of its texts in `apps/gateway/locales/<locale>/letters.json`. */
  name: string;
  /** The telephone in its stored form. */
  to: string;
  /** The edition that it is written in; null for none in particular, the United States'. */
  region: Region | null;
  /** What stands in braces in its texts. */
  facts?: Facts;
  /** How long it is worth sending. */
  lifeMs: number;
}

/** The agency of what a letter is about. */
export interface LetterAgency {
  name: string;
  /** Where its logo is shown to everybody, below the host; null without one. */
  logoPath: string | null;
}

/** A mail to one person. */
export interface Letter extends Omit<TextLetter, 'lifeMs'> {
  /** The mail address. */
  to: string;
  /** Who is greeted; null when nobody's name is known. */
  greeted: string | null;
  /** Where its button leads, below the host of its edition: `/signup/…`. */
  path?: string;
  /** The agency of what it is about, where one has it. */
  agency?: LetterAgency | null;
  /** How long it is worth sending; three days when left out. */
  lifeMs?: number;
  attachments?: Attachment[];
}

/** Writes what people are sent, in the words and with the links of their edition. */
@Injectable()
export class Letters {
  private readonly texts = new Map<Locale, Texts>();

  constructor(
    private readonly config: Config,
    private readonly messages: OutgoingMessages,
  ) {}

  /** Sends a mail once the rows that it tells of are durable. */
  async mail(letter: Letter, tx: Sending): Promise<void> {
    const { to, name, greeted, region, facts = {}, path, agency, lifeMs, attachments } = letter;
    const locale = localeOf(region);
    const link = path === undefined ? undefined : this.link(path, region);
    const logo = agency?.logoPath ? this.link(agency.logoPath, region) : null;
    const sender = agency ? { name: agency.name, logo } : null;
    const content = { name, greeted, facts, link, agency: sender };
    const words = composeLetter(content, locale, await this.textsOf(locale));
    await this.messages.mail({ to, ...words, ...(attachments && { attachments }) }, tx, lifeMs);
  }

  /** Sends a text message likewise; 409 where this deployment cannot. */
  async text({ to, name, region, facts = {}, lifeMs }: TextLetter, tx: Sending): Promise<void> {
    const locale = localeOf(region);
    const text = composeText({ name, facts }, locale, await this.textsOf(locale));
    await this.messages.text({ to, text }, tx, lifeMs);
  }

  /** The address of a page for people of an edition. */
  link(path: string, region: Region | null): string {
    const { PUBLIC_URL, UK_HOST_SUFFIX } = this.config.values;
    return `${editionUrl(PUBLIC_URL, UK_HOST_SUFFIX, region)}${path}`;
  }

  private async textsOf(locale: Locale): Promise<Texts> {
    const known = this.texts.get(locale);
    if (known) return known;
    const texts = await readTexts(this.config.values.LOCALES_DIR, locale, 'letters');
    this.texts.set(locale, texts);
    return texts;
  }
}

const localeOf = (region: Region | null): Locale => REGIONS[region ?? 'US'].locale;
