import { queryOptions, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../lib/api';
import type { CoverCheck, Quote } from '../../lib/api-types';

const coverQuery = (query: CoverCheck) =>
  queryOptions({
    queryKey: ['quotes', 'cover', query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.quote.GET('/api/quote/v1/cover-check', { params: { query }, signal })))
        .problems,
  });

// Once bound or closed there is nothing left to bind.
const TO_BIND: readonly Quote['status'][] = [
  ...(['DRAFT', 'ACTIVE', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'SIGNED'] as const),
];

/** Tells before the bind that the client has such cover already, or none below a layer. */
export function CoverNotice({ of }: { of: CoverCheck }) {
  const { t } = useTranslation('quote');
  const { data: problems = [] } = useQuery(coverQuery(of));
  return problems.map(({ code, detail }) => (
    <Alert key={code} type="warning" showIcon title={t('cover.title')} description={detail} />
  ));
}

/** The same of a quote that may be bound yet. */
export const QuoteCoverNotice = ({ quote }: { quote: Quote }) =>
  TO_BIND.includes(quote.status) ? <CoverNotice of={{ quoteId: quote.id }} /> : null;
