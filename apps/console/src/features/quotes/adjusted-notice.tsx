import type { Currency } from '@palisade/kernel';
import { coverageName } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../kit/values/money';
import type { Adjustment } from './adjustment';
import { catalogueQuery, type RatedMarket } from './rater';
import { usePlainReasons } from './use-plain-reasons';

interface AdjustedNoticeProps {
  adjustments: readonly Adjustment[];
  market: Pick<RatedMarket, 'product' | 'state'>;
  currency: Currency;
}

/** What of the terms that were asked for was adjusted so that they can be sold, and why. */
export function AdjustedNotice({ adjustments, market, currency }: AdjustedNoticeProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { product, state } = market;
  const isAdjusted = adjustments.length > 0;
  const catalogue = useQuery({ ...catalogueQuery(product, state), enabled: isAdjusted });
  const nameOf = (coverage: string): string =>
    catalogue.data?.find(({ key }) => key === coverage)?.name ?? coverageName(coverage);
  const adjusted = adjustments.flatMap(({ coverage }) => coverage ?? []);
  const plain = usePlainReasons(adjusted.map((key) => ({ key, name: nameOf(key) })));
  if (!isAdjusted || catalogue.isPending) return null;
  const sentence = ({ coverage, limits }: Adjustment): string => {
    if (coverage === null) return '';
    const name = nameOf(coverage);
    if (!limits) return t('quote:adjusted.dropped', { name });
    const [requested, applied] = [limits.requested, limits.applied].map((limit) =>
      amountText(limit, currency),
    );
    return t('quote:adjusted.lowered', { name, requested, applied });
  };
  return (
    <Alert
      type="info"
      role="note"
      showIcon
      title={t('quote:builder.adjusted')}
      description={
        <ul className="quote-reasons">
          {adjustments.map((adjustment, index) => (
            <li key={index}>
              {sentence(adjustment)} {plain(adjustment.reason)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
