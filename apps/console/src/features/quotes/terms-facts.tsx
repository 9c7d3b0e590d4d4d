import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { amountText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Quote } from '../../lib/api-types';
import { presetText } from './preset-text';

/** Spec 3 §9: the periods that every product offers. */
export const RETRO_PERIODS = [-1, 2, 1] as const;

const RETRO_KEYS: Readonly<Record<number, string>> = {
  [-1]: 'coverage:retro.full',
  1: 'coverage:retro.1year',
  2: 'coverage:retro.2years',
};

/** A retroactive period as people call it. */
export const retroText = (t: TFunction<string[]>, years: number | undefined): string =>
  years === undefined ? '–' : t(RETRO_KEYS[years] ?? 'coverage:retro.none');

/** The terms of a quote as they are now. */
export function TermsFacts({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { terms, currency, effectiveDate, endDate, presetName } = quote;
  const hours = terms.waitingPeriod;
  return (
    <FactList
      facts={[
        { label: t('quote:field.limit'), value: amountText(terms.limit, currency) },
        { label: t('quote:field.retention'), value: amountText(terms.deductible, currency) },
        {
          label: t('quote:field.waitingPeriod'),
          value: hours && t('quote:builder.hours', { count: hours }),
        },
        { label: t('quote:field.retro'), value: retroText(t, terms.retroActivePeriod) },
        { label: t('quote:column.effective'), value: <ShortDate value={effectiveDate} /> },
        { label: t('quote:field.endDate'), value: <ShortDate value={endDate} /> },
        {
          label: t('quote:field.preset'),
          value: presetText(t, presetName),
        },
        ...(terms.isTriaExcluded
          ? [{ label: t('quote:field.tria'), value: t('coverage:label.triaAttested') }]
          : []),
      ]}
    />
  );
}
