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

/** Who did something, as a sentence names them. */
export function nameOf({ name, kind }: TimelineEntry['by'], t: Writing['t']): string {
  if (kind === 'SYSTEM' || !name) return t('common:timeline.system');
  return kind === 'API_CLIENT' ? t('common:timeline.apiClient', { name }) : name;
}

/** A value of a changed field; nothing is written as null. */
export function valueText(
  value: TimelineChange['to'],
  kind: TimelineChange['kind'],
  { t, locale, currency, statusWordKey }: Writing,
): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'common:timeline.yes' : 'common:timeline.no');
  if (typeof value === 'number') {
    return kind === 'MONEY' ? moneyText(value, currency) : formatNumber(value, locale);
  }
  if (kind === 'DATE') return formatDate(value, locale);
  return kind === 'STATUS' ? t(statusWordKey(value)) : value;
}

/** What a change did: from what to what, or what it set or took away. */
export function changeText({ kind, from, to }: TimelineChange, writing: Writing): string {
  const [before, after] = [from, to].map((value) => valueText(value, kind, writing));
  const { t } = writing;
  if (!after) return t('common:timeline.removed', { from: before });
  return before ? t('common:timeline.fromTo', { from: before, to: after }) : after;
}
