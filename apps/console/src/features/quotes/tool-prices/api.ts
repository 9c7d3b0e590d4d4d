import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';

/** What security tools take off the premium of a quote. */
export const toolPricesQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotes', 'tool-prices', id],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET('/api/quote/v1/tool-prices/{id}', { params: { path: { id } }, signal })),
  });
