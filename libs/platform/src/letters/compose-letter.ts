import type { Locale } from '@palisade/kernel';
import type { Mail } from '../mail/mailer';
import type { Facts } from './letter-facts';
import { fillIn, textOf } from './letter-facts';
import { letterPage } from './letter-page';
import type { Texts } from './locale-texts';

/** An agency as a letter shows it. */
export interface LetterSender {
  name: string;
  logo: string | null;
}

/** What a letter says, before it is put into words. */
export interface Content {
  /** The group of its texts in `letters.json`. */
  name: string;
  /** Who is greeted; null when nobody's name is known. */
  greeted: string | null;
  facts: Facts;
  /** The address that its button opens; a letter without one has no button. */
  link?: string;
  /** The agency that it names, with the address of its logo; null where none has to do with it. */
  agency: LetterSender | null;
}

/** A letter in the words of a locale, as every program shows it. */
export interface Layout {
  subject: string;
  greeting: string;
  /** Paragraphs before the button, or all of them. */
  before: string[];
  button: { label: string; link: string } | null;
  after: string[];
  agency: LetterSender | null;
}

type Words = Omit<Mail, 'id' | 'to'>;

/**
 * A letter as text and as page. Its texts are `<name>.subject`, `<name>.text` and, with a link,
 * `<name>.button` and `<name>.after`. A blank line parts paragraphs; one that names a fact which is
 * nothing is left out.
 */
export function composeLetter(content: Content, locale: Locale, texts: Texts): Words {
  const { name, facts, link, agency } = content;
  const one = (key: string) => fillIn(textOf(texts, key), facts, { locale, texts }) ?? '';
  const paragraphs = (key: string): string[] =>
    textOf(texts, key)
      .split('\n\n')
      .map((paragraph) => fillIn(paragraph, facts, { locale, texts }))
      .filter((paragraph) => paragraph !== null);
  const layout: Layout = {
    subject: one(`${name}.subject`),
    greeting: greetingOf(content, locale, texts),
    before: paragraphs(`${name}.text`),
    button: link ? { label: one(`${name}.button`), link } : null,
    after: [
      ...(Object.hasOwn(texts, `${name}.after`) ? paragraphs(`${name}.after`) : []),
      ...(agency
        ? [fillIn(textOf(texts, 'layout.agency'), { agency: agency.name }, { locale, texts }) ?? '']
        : []),
    ],
    agency,
  };
  const page = { locale, fallback: textOf(texts, 'layout.fallback') };
  return { subject: layout.subject, text: plainLetter(layout), html: letterPage(layout, page) };
}

/** A text message, which has a single text, `<name>.sms`. */
export function composeText(
  { name, facts }: Pick<Content, 'name' | 'facts'>,
  locale: Locale,
  texts: Texts,
): string {
  return fillIn(textOf(texts, `${name}.sms`), facts, { locale, texts }) ?? '';
}

function greetingOf({ greeted }: Content, locale: Locale, texts: Texts): string {
  const anybody = textOf(texts, 'layout.greetingAnybody');
  const greeting = textOf(texts, 'layout.greeting');
  return fillIn(greeting, { name: greeted || null }, { locale, texts }) ?? anybody;
}

/** The link stands on a line of its own, where every program finds it. */
function plainLetter({ greeting, before, button, after }: Layout): string {
  const request = button ? [`${button.label}:\n${button.link}`] : [];
  return [greeting, ...before, ...request, ...after].join('\n\n');
}
