import { queryOptions, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api, unwrap } from '../../lib/api';
import type { CoverCheck, Quote } from '../../lib/api-types';
import { useSession } from '../../lib/session';

const coverQuery = (query: CoverCheck) =>
  queryOptions({
    queryKey: ['quotes', 'cover', query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.quote.GET('/api/quote/v1/cover-check', { params: { query }, signal })))
        .problems,
  });

// Once issued or closed nothing is left to clear.
const ON_ITS_WAY: readonly Quote['status'][] = [
  ...(['DRAFT', 'ACTIVE', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'SIGNED'] as const),
  'BOUND',
];

/** What stands between a quote and its policy, the step that it holds up, and who clears it. */
export function CoverNotice({ of }: { of: CoverCheck }) {
  const { t } = useTranslation('quote');
  const { basePath } = useSession();
  const { data: problems = [] } = useQuery(coverQuery(of));
  if (!problems.length) return null;
  const rows = problems.map(({ code, detail, refusesFrom, clearedBy, policyId }) => (
    <li key={`${code} ${refusesFrom}`}>
      {detail}{' '}
      {t('cover.holdsUp', {
        step: t(`cover.step.${refusesFrom}`),
        who: clearedBy.map((clearer) => t(`cover.by.${clearer}`)).join(', '),
      })}{' '}
      {policyId && <Link to={`${basePath}/policies/${policyId}`}>{t('cover.endorse')}</Link>}
    </li>
  ));
  return (
    <Alert
      type="warning"
      showIcon
      title={t('cover.title')}
      description={<ul className="quote-reasons">{rows}</ul>}
    />
  );
}

/** Who will issue, where nobody of the agency may: told where the policyholder signs. */
export function IssuerNote({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation('quote');
  const { data: problems = [] } = useQuery(coverQuery({ quoteId }));
  if (!problems.some(({ code }) => code === 'ISSUE_AUTHORITY_MISSING')) return null;
  return <p className="muted">{t('cover.weIssue')}</p>;
}

/** The same of a quote that is not issued yet. */
export const QuoteCoverNotice = ({ quote }: { quote: Quote }) =>
  ON_ITS_WAY.includes(quote.status) ? <CoverNotice of={{ quoteId: quote.id }} /> : null;
