import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { statementLinesQuery, statementQuery } from '../../features/commissions/api';
import { LINE_LIST_RULES, lineName, useLineColumns } from '../../features/commissions/columns';
import { StatementStatusTag } from '../../features/commissions/commission-status';
import { PayButton } from '../../features/commissions/pay-button';
import { useMonthName, useStatementActions } from '../../features/commissions/statement-columns';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import type { Fact } from '../../kit/values/fact-list';
import { Due } from '../../kit/values/amounts';
import { Money } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { StatementDetail } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

/** A month of an agency: what it is paid for it, and why. */
export function StatementPage() {
  const { statementId = '' } = useParams();
  const { t } = useTranslation(['common', 'agency']);
  const { basePath, landing } = useSession();
  const result = useQuery(statementQuery(statementId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('agency:statement.list'), href: `${basePath}/commissions/statements` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('agency:statement.one')}>
      {(statement) => <StatementRecord statement={statement} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

function StatementRecord({ statement, crumbs }: { statement: StatementDetail; crumbs: Crumb[] }) {
  const monthName = useMonthName();
  const { id, agencyId, agencyName, status } = statement;
  return (
    <RecordPage
      crumbs={crumbs}
      title={agencyName ?? ''}
      number={monthName(statement)}
      tag={<StatementStatusTag status={status} />}
      strip={useStrip(statement)}
      primary={status === 'FINALIZED' && <PayButton agencyId={agencyId} />}
      actions={useStatementActions()(statement)}
    >
      <Lines statementId={id} />
    </RecordPage>
  );
}

function Lines({ statementId }: { statementId: string }) {
  const { t } = useTranslation(['common', 'agency']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const list = useListState(LINE_LIST_RULES);
  return (
    <ListView
      id="statement-lines"
      label={t('agency:statement.lines')}
      columns={useLineColumns()}
      list={list}
      {...(can('policy:view') && {
        rowHref: ({ policyId }: { policyId: string }) => `${basePath}/policies/${policyId}`,
      })}
      rowName={lineName}
      countLabel={(count) => t('agency:statement.lineCount', { count })}
      empty={{ text: t('agency:statement.noLines') }}
      source={(query) => statementLinesQuery(statementId, query)}
    />
  );
}

function useStrip(statement: StatementDetail): Fact[] {
  const { t } = useTranslation(['common', 'agency']);
  const { basePath } = useSession();
  const { agencyId, agencyName, currency, opening, earned, total, status } = statement;
  const { paidOn, closesOn, paymentDescription } = statement;
  const agency = <Link to={`${basePath}/commissions/agency/${agencyId}`}>{agencyName}</Link>;
  return [
    { label: t('common:wording.agency'), value: agency },
    { label: t('agency:statement.opening'), value: <Money value={opening} currency={currency} /> },
    { label: t('agency:statement.earned'), value: <Money value={earned} currency={currency} /> },
    { label: t('agency:statement.total'), value: <Due value={total} currency={currency} /> },
    paidOn
      ? { label: t('agency:statement.paidOn'), value: <ShortDate value={paidOn} /> }
      : { label: t('agency:statement.closesOn'), value: <ShortDate value={closesOn} /> },
    {
      label: t('common:record.nextStep'),
      value: paymentDescription ?? t(`agency:statement.next.${status}`),
      isWide: true,
    },
  ];
}
