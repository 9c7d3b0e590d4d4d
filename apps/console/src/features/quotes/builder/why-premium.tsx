import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { Plot } from '../../../kit/plots/plot';
import type { Bar } from '../../../kit/plots/plot-option';
import type { Calculation } from '../../../lib/api-types';
import { waterfall, type WaterfallBar } from './waterfall';

/** The way from the base premium to the amount due, one bar a factor. */
export function WhyPremium({ result }: { result: Calculation }) {
  const { t } = useTranslation(['common', 'quote']);
  const { currency, version, rateBook } = result;
  const bars = waterfall(result);
  const money = (amount: number) => moneyText(Math.round(amount * 100) / 100, currency);
  const signed = ({ from, to, isTotal }: WaterfallBar) =>
    isTotal ? money(to) : `${to < from ? '−' : '+'}${money(Math.abs(to - from))}`;
  const label = t('quote:why.title');
  const plotted = bars.map((bar): Bar => {
    const { key, input, factor, from, to, isTotal } = bar;
    return {
      key,
      from,
      to,
      label: t(`quote:why.${key}`),
      text: signed(bar),
      note: factor && t('quote:why.factor', { factor, input: input ?? '' }),
      tone: isTotal ? 'plain' : to < from ? 'good' : 'waiting',
    };
  });
  return (
    <section id="why-premium" className="card quote-section" aria-label={label} tabIndex={-1}>
      <Plot
        title={label}
        data={{ kind: 'bars', bars: plotted }}
        table={
          <PlainTable
            label={label}
            rows={bars}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'step',
                title: t('quote:why.step'),
                render: ({ key }) => t(`quote:why.${key}`),
              },
              { key: 'input', title: t('quote:why.input'), render: ({ input }) => input ?? '–' },
              {
                key: 'factor',
                title: t('quote:why.times'),
                isNumber: true,
                render: ({ factor }) => factor ?? '–',
              },
              {
                key: 'change',
                title: t('quote:why.change'),
                isNumber: true,
                render: (bar) => signed(bar),
              },
              {
                key: 'after',
                title: t('quote:why.after'),
                isNumber: true,
                render: ({ to }) => money(to),
              },
            ]}
          />
        }
      />
      <p className="muted">{t('quote:why.book', { name: rateBook.id, version })}</p>
    </section>
  );
}
