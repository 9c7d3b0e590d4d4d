import type { Currency, Locale } from '@palisade/kernel';
import type { TFunction } from 'i18next';
import { moneyText } from '../../kit/values/money';
import type { TimelineChange, TimelineEntry } from '../../lib/api-types';
import { formatDate, formatNumber } from '../../lib/formatting';

/** How the values of a timeline are written. */
export interface Writing {
  t: TFunction<string[]>;
  locale: Locale;
  currency: Currency;
  /** The key of a status in words. */
  statusWordKey: (status: string) => string;
}

/** Where the words are of the keys that a field holds. */
const WORD_KEYS: Readonly<Record<string, (key: string) => string>> = {
  stage: (key) => `quote:subjectivity.stage.${key}`,
  owner: (key) => `quote:subjectivities.owners.${key}`,
  evidence: (key) => `policy:document.type.${key.replace('document:', '')}`,
  clearedBy: (key) =>
    /^[A-Z]/.test(key) ? `carrier:connectors.control.${key}` : `account:risk.factor.${key}`,
  cloudServices: (key) => `carrier:connectors.tool.${key}`,
  product: (key) => `coverage:product.${key}`,
  products: (key) => `coverage:product.${key}`,
};

/** Who did something, as a sentence names them. */
export function nameOf({ name, kind }: TimelineEntry['by'], t: Writing['t']): string {
  if (kind === 'SYSTEM' || !name) return t('common:timeline.system');
  return kind === 'API_CLIENT' ? t('common:timeline.apiClient', { name }) : name;
}

/** A value of a changed field; nothing is written as null. */
export function valueText(
  value: TimelineChange['to'],
  { field, kind }: Pick<TimelineChange, 'field' | 'kind'>,
  { t, locale, currency, statusWordKey }: Writing,
): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'common:timeline.yes' : 'common:timeline.no');
  if (typeof value === 'number') {
    return kind === 'MONEY' ? moneyText(value, currency) : formatNumber(value, locale);
  }
  if (kind === 'DATE') return formatDate(value, locale);
  if (kind === 'STATUS') return t(statusWordKey(value));
  const wordKey = WORD_KEYS[field];
  if (!wordKey) return value;
  const words = value.split(', ').map((key) => t(wordKey(key)));
  return words.join(', ');
}

/** What a change did: from what to what, or what it set or took away. */
export function changeText({ from, to, ...what }: TimelineChange, writing: Writing): string {
  const [before, after] = [from, to].map((value) => valueText(value, what, writing));
  const { t } = writing;
  if (!after) return t('common:timeline.removed', { from: before });
  return before ? t('common:timeline.fromTo', { from: before, to: after }) : after;
}
