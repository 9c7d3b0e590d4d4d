import { useQuery } from '@tanstack/react-query';
import type { ToolPrices } from '../../../lib/tool-types';
import { usePermissions } from '../../../lib/session';
import { quotesQuery } from '../api';
import { toolPricesQuery } from './api';

const OPEN = { page: 0, size: 1, status: ['READY', 'ACTIVE', 'INDICATION'] as const };

/** What security tools do to the latest open quote of an insured; undefined while there is none. */
export function useOpenQuotePrices(accountId: string): ToolPrices | undefined {
  const { can } = usePermissions();
  const search = { ...OPEN, status: [...OPEN.status], accountId };
  const open = useQuery({ ...quotesQuery(search), enabled: can('quote:view') });
  const quote = open.data?.content[0];
  const prices = useQuery({
    ...toolPricesQuery(quote?.id ?? ''),
    enabled: quote !== undefined,
  });
  return quote && prices.data;
}
