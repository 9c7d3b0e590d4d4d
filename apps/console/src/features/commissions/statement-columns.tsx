import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Statement } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatMonth } from '../../lib/formatting';
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { downloadStatement } from './api';
import { STATEMENT_STATUSES, StatementStatusTag } from './commission-status';

export const STATEMENT_LIST_RULES: ListRules = {
  sortable: ['created', 'total', 'status', 'paidOn'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { status: STATEMENT_STATUSES, agencyId: null },
};

/** A month in words: "October 2026". */
export function useMonthName() {
  const { locale } = useEdition();
  return ({ year, month }: Pick<Statement, 'year' | 'month'>): string =>
    formatMonth({ year, month }, locale);
}

/** Downloads the paper of a statement, and says why when there is none. */
export function useStatementDownload() {
  const { t } = useTranslation(['common', 'agency']);
  const snackbar = useSnackbar();
  return async (...request: Parameters<typeof downloadStatement>): Promise<void> => {
    try {
      await downloadStatement(...request);
    } catch {
      snackbar.error(t('agency:statement.downloadFailed'));
    }
  };
}

/** What can be done with the paper of a statement, once it is printed. */
export function useStatementActions() {
  const { t } = useTranslation(['common', 'agency']);
  const { can } = usePermissions();
  const download = useStatementDownload();
  return ({ agencyId, year, month, currency, docId }: Statement) => {
    if (!docId || !can('commission:statement-download')) return [];
    return (['pdf', 'csv'] as const).map((format) => ({
      key: format,
      label: t(`agency:statement.download.${format}`),
      onPick: () => void download({ agencyId, year, month, currency, format }),
    }));
  };
}

export function useStatementColumns(): ListColumn<Statement>[] {
  const { t } = useTranslation(['common', 'agency', 'quote']);
  const { account } = useSession();
  const monthName = useMonthName();
  const actionsOf = useStatementActions();
  const agency: ListColumn<Statement> = {
    key: 'agency',
    title: t('common:wording.agency'),
    grow: 2,
    onCard: true,
    render: ({ agencyName }) => agencyName,
  };
  return [
    {
      key: 'month',
      title: t('agency:statement.month'),
      sortField: 'created',
      grow: 1,
      render: monthName,
    },
    ...(account.accountType === 'AGENCY' ? [] : [agency]),
    {
      key: 'opening',
      title: t('agency:statement.opening'),
      isNumber: true,
      from: 'md',
      render: ({ opening, currency }) => moneyText(opening, currency),
    },
    {
      key: 'total',
      title: t('agency:statement.total'),
      sortField: 'total',
      isNumber: true,
      onCard: 'line',
      render: ({ total, currency }) => moneyText(total, currency),
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'status',
      render: ({ status }) => <StatementStatusTag status={status} />,
    },
    {
      key: 'paidOn',
      title: t('agency:statement.paidOn'),
      sortField: 'paidOn',
      from: 'md',
      render: ({ paidOn }) => (paidOn ? <ShortDate value={paidOn} /> : '–'),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (row) => <RowMenu name={monthName(row)} actions={actionsOf(row)} />,
    },
  ];
}

/** The chips above a list of statements. */
export function useStatementFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'agency', 'quote']);
  return [
    {
      name: 'status',
      label: t('quote:column.status'),
      options: STATEMENT_STATUSES.map((value) => ({
        value,
        label: t(`agency:statement.status.${value}`),
      })),
    },
  ];
}
