import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { ReportForm } from '../../kit/lists/reports/report-form';
import { isOnItsWay, reportsQuery, useReportCommands } from '../../kit/lists/reports/reports';
import { RowMenu } from '../../kit/lists/row-menu';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { Report } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';

/** What each list is called, and where it is. */
const LISTS: Record<Report['list'], { title: string; page: string }> = {
  accounts: { title: 'account:list.title', page: 'accounts' },
  submissions: { title: 'submission:list.title', page: 'submissions' },
  quotes: { title: 'quote:list.title', page: 'quotes' },
  policies: { title: 'policy:list.title', page: 'policies' },
  binders: { title: 'policy:binders.title', page: 'binders' },
  invoices: { title: 'policy:billing.invoices.title', page: 'billing/invoices' },
  outstanding: { title: 'policy:billing.outstanding.title', page: 'billing/outstanding' },
  transactions: { title: 'policy:billing.transactions.title', page: 'billing/transactions' },
  commissions: { title: 'common:nav.commissions', page: 'commissions' },
  claims: { title: 'common:nav.claims', page: 'claims' },
};

/** The lists that the person has mailed. */
export function ReportsCard() {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useQuery(reportsQuery);
  return (
    <section className="card profile-card" aria-labelledby="reports-title">
      <h2 id="reports-title">{t('common:reports.title')}</h2>
      <p className="muted">{t('common:reports.about')}</p>
      {isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Reports reports={data.content} />}
    </section>
  );
}

function Reports({ reports }: { reports: Report[] }) {
  const { t } = useTranslation(['common', 'account', 'policy', 'quote', 'submission']);
  const { basePath } = useSession();
  if (!reports.length) {
    return <EmptyState title={t('common:reports.none')} text={t('common:reports.empty')} />;
  }
  return (
    <PlainTable
      isList
      label={t('common:reports.title')}
      rows={reports}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('common:reports.name'),
          render: ({ name, list, address }) => (
            <Link to={{ pathname: `${basePath}/${LISTS[list].page}`, search: address }}>
              {name}
            </Link>
          ),
        },
        {
          key: 'list',
          title: t('common:reports.list'),
          render: ({ list }) => t(LISTS[list].title),
        },
        {
          key: 'every',
          title: t('common:reports.every'),
          render: ({ every }) => t(`common:reports.rhythm.${every}`),
        },
        { key: 'last', title: t('common:reports.last'), render: (report) => <Last {...report} /> },
        {
          key: 'next',
          title: t('common:reports.next'),
          render: (report) =>
            isOnItsWay(report) ? t('common:reports.onItsWay') : <ShortDate value={report.due} />,
        },
        {
          key: 'actions',
          title: t('common:list.actions'),
          render: (report) => <ReportMenu report={report} />,
        },
      ]}
    />
  );
}

/** What became of the last one. */
function Last({ sent, sentRows, failure }: Report) {
  const { t } = useTranslation();
  if (failure) return t('common:reports.failed', { reason: failure });
  if (!sent) return t('common:reports.notYet');
  return (
    <>
      <ShortDate value={sent} />, {t('common:reports.rows', { count: sentRows ?? 0 })}
    </>
  );
}

function ReportMenu({ report }: { report: Report }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { change, send, remove } = useReportCommands();
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const { id, name, every } = report;
  const sending = useSubmit((_: void, key) => send(id, key), {
    onDone: () => snackbar.success(t('common:reports.sending')),
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <>
      <RowMenu
        name={name}
        actions={[
          { key: 'send', label: t('common:reports.send'), onPick: () => void sending.submit() },
          { key: 'edit', label: t('common:reports.edit'), onPick: () => setDialog('edit') },
          {
            key: 'remove',
            label: t('common:reports.remove'),
            isDanger: true,
            onPick: () => setDialog('remove'),
          },
        ]}
      />
      {dialog === 'edit' && (
        <ReportForm
          title={t('common:reports.edit')}
          submitLabel={t('common:action.save')}
          initialValues={{ name, every }}
          close={close}
          onSubmit={async (values, key) => {
            await change(id, values, key);
            snackbar.success(t('common:reports.saved'));
            close();
          }}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmModal
          title={t('common:reports.remove')}
          confirmLabel={t('common:reports.remove')}
          isDanger
          onClose={close}
          onConfirm={async (key) => {
            await remove(id, key);
            snackbar.success(t('common:reports.removed'));
            close();
          }}
        >
          {t('common:reports.removePrompt', { name })}
        </ConfirmModal>
      )}
    </>
  );
}
