import { Alert } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import type { Calculation } from '../../../lib/api-types';
import { AdjustedNotice } from '../adjusted-notice';
import type { Adjustment } from '../adjustment';
import { PremiumList } from '../premium-lines';
import type { RatedMarket } from '../rater';

interface PricePanelProps {
  result: Calculation | undefined;
  adjustments: readonly Adjustment[];
  market: Pick<RatedMarket, 'product' | 'state'>;
  /** A newer premium is on its way. */
  isStale: boolean;
  /** A sentence of the rater in people's words. */
  plain: (text: string) => string;
}

const LEVELS = { refer: 'warning', decline: 'error', block: 'error', info: 'info' } as const;

/** The live premium: what it comes to, how it changed, and what stands in its way. */
export function PricePanel(props: PricePanelProps) {
  const { result, adjustments, market, isStale, plain } = props;
  const { t } = useTranslation(['common', 'quote']);
  const change = useChange(result);
  if (!result) return <p className="muted">{t('quote:builder.noPremium')}</p>;
  const { currency, premium, totalPremium, brokerFee, mgaFee, ipt, amountDue } = result;
  const { surplusLineTax, surplusStampingFee } = result;
  return (
    <div className="quote-section" aria-busy={isStale}>
      <p className="quote-price" aria-live="polite">
        <span className="visually-hidden">{t('quote:field.totalPremium')} </span>
        {moneyText(totalPremium, currency)}
      </p>
      <p className="muted">
        {change === 0
          ? t('quote:builder.aYear')
          : t(change > 0 ? 'quote:builder.more' : 'quote:builder.less', {
              amount: moneyText(Math.abs(change), currency),
            })}
      </p>
      <PremiumList
        lines={{
          currency,
          premium,
          brokerFee,
          mgaFee,
          surplusLineTax,
          surplusStampingFee,
          amountDue,
          ipt: ipt || null,
        }}
      />
      <a href="#why-premium">{t('quote:why.title')}</a>
      {result.flags.map(({ rule, level, reason }) => (
        <Alert
          key={rule}
          type={LEVELS[level]}
          showIcon
          title={t(`quote:flag.${level}`)}
          description={plain(reason)}
        />
      ))}
      <AdjustedNotice adjustments={adjustments} market={market} currency={currency} />
    </div>
  );
}

/** How far the premium is from the one before, which a different rating replaced. */
function useChange(result: Calculation | undefined): number {
  const seen = useRef<{ id: string; total: number; change: number } | null>(null);
  if (!result) return 0;
  const last = seen.current;
  if (last?.id !== result.inputHash) {
    const change = last ? result.totalPremium - last.total : 0;
    seen.current = { id: result.inputHash, total: result.totalPremium, change };
  }
  return seen.current?.change ?? 0;
}
