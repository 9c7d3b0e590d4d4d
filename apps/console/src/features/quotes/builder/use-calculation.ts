import type { Product } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import type { CalculatorBody } from '../../../lib/api-types';
import { useDebounced } from '../../../lib/use-debounced';
import { useKept } from '../../../lib/use-kept';
import { calculationQuery } from '../rater';

// Long enough to choose two things in a row, short enough to be there within a second.
const SETTLE_MS = 400;

/** The premium of a risk that is still being changed. */
export function useCalculation(product: Product, body: CalculatorBody, isReady: boolean) {
  const { value, isSettled } = useDebounced(body, JSON.stringify(body), SETTLE_MS);
  const result = useQuery({
    ...calculationQuery(product, value),
    enabled: isReady && isSettled,
  });
  const kept = useKept(result);
  const isStale = !isSettled || result.isPlaceholderData;
  return { result, kept, settled: value, isStale };
}
