import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { leadsQuery } from '../../features/accounts/leads/api';
import type { NotesOf } from '../../features/notes/api';
import { NotesRail } from '../../features/notes/notes-rail';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { ShortDate } from '../../kit/values/short-date';
import type { Lead } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { SAME_PAGE } from '../../lib/same-page';
import { usePermissions, useSession } from '../../lib/session';

const STATUSES: Lead['status'][] = ['NEW', 'WORKING', 'WON', 'LOST'];
const SOURCES: Lead['source'][] = ['DIRECTORY', 'TYPED'];

const RULES: ListRules = {
  sortable: ['companyName', 'status', 'synced'],
  defaultSort: { field: 'companyName', direction: 'asc' },
  filters: { status: STATUSES, source: SOURCES },
};

/** The clients as sales people follow them, and below what was noted of the chosen one. */
export function LeadsPage() {
  const { t } = useTranslation(['common', 'account']);
  const { landing } = useSession();
  const { can } = usePermissions();
  const list = useListState(RULES);
  const [params, setParams] = useSearchParams();
  const [leadId, accountId] = [params.get('leadId'), params.get('accountId')];
  const choose = (lead: Lead) => {
    const next = new URLSearchParams(params);
    next.set('leadId', lead.id);
    next.set('accountId', lead.accountId);
    setParams(next, { state: SAME_PAGE });
  };
  return (
    <>
      <ListPage
        id="leads"
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('account:leads.list')}
        columns={useColumns(choose)}
        list={list}
        countLabel={(count) => t('account:leads.count', { count })}
        filters={[
          {
            name: 'status',
            label: t('account:field.status'),
            options: STATUSES.map((value) => ({
              value,
              label: t(`account:leads.status.${value}`),
            })),
          },
          {
            name: 'source',
            label: t('account:leads.source'),
            options: SOURCES.map((value) => ({ value, label: t(`account:leads.source.${value}`) })),
          },
        ]}
        empty={{ text: t('account:leads.empty') }}
        source={leadsQuery}
        rowName={({ companyName }) => companyName}
      />
      {leadId && accountId && can('note:view') && (
        <LeadNotes of={{ noun: 'lead', id: leadId, accountId }} />
      )}
    </>
  );
}

/** Takes the focus, as it stands below the list in which the lead was chosen. */
function LeadNotes({ of }: { of: NotesOf }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [of.id]);
  return (
    <div ref={box} tabIndex={-1}>
      <NotesRail of={of} />
    </div>
  );
}

function useColumns(choose: (lead: Lead) => void): ListColumn<Lead>[] {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  return [
    {
      key: 'companyName',
      title: t('account:leads.company'),
      sortField: 'companyName',
      grow: 2,
      render: ({ accountId, companyName }) => (
        <Link to={`${basePath}/accounts/${accountId}`}>{companyName}</Link>
      ),
    },
    {
      key: 'source',
      title: t('account:leads.source'),
      from: 'sm',
      render: ({ source }) => t(`account:leads.source.${source}`),
    },
    {
      key: 'status',
      title: t('account:field.status'),
      sortField: 'status',
      render: ({ status }) => t(`account:leads.status.${status}`),
    },
    {
      key: 'synced',
      title: t('account:leads.synced'),
      sortField: 'synced',
      from: 'md',
      render: ({ synced }) => <ShortDate value={synced} />,
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (lead) => (
        <RowMenu
          name={lead.companyName}
          actions={[
            {
              key: 'sync',
              label: t('account:leads.sync'),
              onPick: () => openModal('account-sync-leads', { accountId: lead.accountId }),
            },
            ...(can('note:view')
              ? [{ key: 'notes', label: t('common:note.title'), onPick: () => choose(lead) }]
              : []),
          ]}
        />
      ),
    },
  ];
}
