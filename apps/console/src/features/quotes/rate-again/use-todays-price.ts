import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import type { CalculatorBody, Quote } from '../../../lib/api-types';
import { calculationQuery } from '../rater';
import { quoteRatingQuery } from '../what-if/api';
import { priceCauses } from './price-causes';

/** What a quote would cost by what is known today, in words. */
export interface TodaysPrice {
  saved: string;
  now: string;
  isSame: boolean;
  /** What has changed since it was rated. */
  causes: string;
}

/** Null while it is looked up, and where nothing that prices the quote has changed. */
export function useTodaysPrice(quote: Quote): TodaysPrice | null {
  const { t } = useTranslation('quote');
  const { data: rating } = useQuery(quoteRatingQuery(quote));
  const rated = rating?.input as CalculatorBody | undefined;
  const today = rating?.todaysInput as CalculatorBody | undefined;
  const causes = rated && today ? priceCauses(rated, today) : [];
  const asked = today ?? ({} as CalculatorBody);
  const { data: price } = useQuery({
    ...calculationQuery(quote.product, asked),
    enabled: causes.length > 0,
  });
  if (!rated || !today || !price || causes.length === 0) return null;
  const { amountDue, currency } = quote;
  const shown = (score: number | null = null): string =>
    score === null ? t('rateAgain.unscored') : String(score);
  const scores = { before: shown(rated.companyAggregate), now: shown(today.companyAggregate) };
  return {
    saved: moneyText(amountDue, currency),
    now: moneyText(price.amountDue, currency),
    isSame: price.amountDue === amountDue,
    causes: causes.map((cause) => t(`rateAgain.${cause}`, scores)).join(', '),
  };
}
