import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../../kit/lists/bulk/bulk-action';
import type { ListFilter } from '../../../kit/lists/filter-chips';
import type { ListColumn } from '../../../kit/lists/list-columns';
import type { ListQuery, ListRules } from '../../../kit/lists/list-state';
import { moneyText } from '../../../kit/values/money';
import { ShortDate } from '../../../kit/values/short-date';
import { StatusTag, type StatusTone } from '../../../kit/values/status-tag';
import { NOTICE_TONES } from '../../../kit/values/notice-tones';
import type { Renewal, RenewalSearch } from '../../../lib/renewal-types';
import { useSession } from '../../../lib/session';
import { muteReminders, optOut } from './api';

const OptOutFields = lazy(async () => ({
  default: (await import('./opt-out-fields')).OptOutFields,
}));

type Stage = Renewal['stage'];

const STAGES: readonly Stage[] = [
  ...(['TO_QUOTE', 'UNDERWRITING', 'QUOTED', 'WAITING', 'AT_RISK'] as const),
  ...(['BOUND', 'RENEWED', 'NOT_RENEWED', 'LAPSED'] as const),
];

const TONES: Readonly<Record<Stage, StatusTone>> = {
  TO_QUOTE: 'open',
  UNDERWRITING: 'waiting',
  QUOTED: 'open',
  WAITING: 'open',
  AT_RISK: 'lost',
  BOUND: 'good',
  RENEWED: 'good',
  NOT_RENEWED: 'over',
  LAPSED: 'over',
};

export const RENEWAL_LIST_RULES: ListRules = {
  sortable: ['endDate', 'companyName', 'policyNumber', 'totalPremium'],
  defaultSort: { field: 'endDate', direction: 'asc' },
  filters: { filter: STAGES, agencyId: null },
};

/** The search call of what the address asks for. */
export const renewalSearch = (query: ListQuery): RenewalSearch => query as RenewalSearch;

/** The chips above the list of renewals. */
export function useRenewalFilters(): ListFilter[] {
  const { t } = useTranslation('policy');
  const options = STAGES.map((value) => ({ value, label: t(`renewal.stage.${value}`) }));
  return [{ name: 'filter', label: t('renewal.stageLabel'), options }];
}

/** The columns of the list of renewals for this person's organisation. */
export function useRenewalColumns(): ListColumn<Renewal>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { account } = useSession();
  const agency: ListColumn<Renewal> = {
    key: 'agency',
    title: t('common:wording.agency'),
    from: 'xl',
    grow: 1,
    render: ({ agencyName }) => agencyName,
  };
  return [
    {
      key: 'number',
      title: t('policy:column.number'),
      sortField: 'policyNumber',
      render: ({ policyNumber }) => policyNumber,
    },
    {
      key: 'client',
      title: t('quote:column.client'),
      sortField: 'companyName',
      grow: 2,
      onCard: true,
      render: ({ companyName }) => companyName,
    },
    {
      key: 'expiration',
      title: t('policy:column.expiration'),
      sortField: 'endDate',
      onCard: true,
      render: ({ endDate }) => <ShortDate value={endDate} />,
    },
    {
      key: 'premium',
      title: t('quote:field.totalPremium'),
      sortField: 'totalPremium',
      isNumber: true,
      from: 'md',
      render: ({ totalPremium, currency }) => moneyText(totalPremium, currency),
    },
    ...(account.accountType === 'AGENCY' ? [] : [agency]),
    {
      key: 'quote',
      title: t('policy:renewal.quote'),
      from: 'lg',
      render: ({ quote }) => quote?.quoteNumber,
    },
    {
      key: 'notice',
      title: t('policy:renewal.notice.title'),
      from: 'md',
      onCard: true,
      render: ({ quote }) =>
        quote?.notice && (
          <StatusTag
            tone={NOTICE_TONES[quote.notice.standing]}
            label={t(`policy:renewal.notice.${quote.notice.standing}`)}
          />
        ),
    },
    {
      key: 'stage',
      title: t('policy:renewal.stageLabel'),
      render: ({ stage }) => (
        <StatusTag tone={TONES[stage]} label={t(`policy:renewal.stage.${stage}`)} />
      ),
    },
  ];
}

/** What is done with several renewals at once, by the calls of one. */
export function useRenewalBulk(): BulkAction<Renewal>[] {
  const { t } = useTranslation(['common', 'policy']);
  const queryClient = useQueryClient();
  const onDone = () => queryClient.invalidateQueries({ queryKey: ['policies'] });
  return [
    {
      key: 'mute',
      label: t('policy:renewal.muteMany'),
      isOffered: ({ allowedActions }) => allowedActions.includes('muteReminders'),
      run: (policy, key) => muteReminders(policy, true, key),
      onDone,
    },
    {
      key: 'optOut',
      label: t('policy:renewal.optOutMany'),
      isDanger: true,
      isOffered: ({ allowedActions }) => allowedActions.includes('optOutOfRenewal'),
      fields: OptOutFields,
      run: (policy, key, values) => {
        const { reason } = values as { reason: string };
        return optOut({ optOut: true, reason: reason.trim() })(policy, key);
      },
      onDone,
    },
  ];
}
