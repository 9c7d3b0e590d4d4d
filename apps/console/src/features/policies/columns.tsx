import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Binder, PolicySummary } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { PaidTag, PolicyStatusTag } from './policy-status';

/** Every column that binders and policies share, by its key. */
function useColumnsByKey() {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  return {
    number: {
      key: 'number',
      title: t('policy:column.number'),
      sortField: 'policyNumber',
      render: ({ policyNumber }) => policyNumber,
    },
    client: {
      key: 'client',
      title: t('quote:column.client'),
      sortField: 'companyName',
      grow: 2,
      onCard: true,
      render: ({ companyName }) => companyName,
    },
    product: {
      key: 'product',
      title: t('quote:field.product'),
      from: 'lg',
      render: ({ product }) => t(`coverage:product.${product}`),
    },
    effective: {
      key: 'effective',
      title: t('policy:column.effectiveOrExpiration'),
      sortField: 'effectiveDate',
      from: 'md',
      render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
    },
    ...useAmountColumns(),
    payment: {
      key: 'payment',
      title: t('policy:column.payment'),
      from: 'lg',
      render: ({ isPaid }) => <PaidTag isPaid={isPaid} />,
    },
    agency: {
      key: 'agency',
      title: t('common:wording.agency'),
      from: 'xl',
      grow: 1,
      render: ({ agencyName }) => agencyName,
    },
    status: {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'status',
      render: ({ status }) => <PolicyStatusTag status={status} />,
    },
  } satisfies Record<string, ListColumn<PolicySummary | Binder>>;
}

/** What was agreed, what is still owed, and all that was ever billed. */
function useAmountColumns() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return {
    premium: {
      key: 'premium',
      title: t('quote:field.totalPremium'),
      isNumber: true,
      from: 'md',
      isOptional: true,
      render: ({ totalPremium, currency }) => moneyText(totalPremium, currency),
    },
    due: {
      key: 'due',
      title: t('policy:column.due'),
      isNumber: true,
      onCard: true,
      render: ({ balance, currency }) => moneyText(balance, currency),
    },
    billed: {
      key: 'billed',
      title: t('policy:field.billed'),
      isNumber: true,
      from: 'md',
      isOptional: true,
      render: ({ amountDue, currency }) => moneyText(amountDue, currency),
    },
  } satisfies Record<string, ListColumn<PolicySummary | Binder>>;
}

/** The columns of a list of policies for this person's organisation. */
export function usePolicyColumns(): ListColumn<PolicySummary>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { account } = useSession();
  const all = useColumnsByKey();
  const expiration: ListColumn<PolicySummary> = {
    key: 'expiration',
    title: t('policy:column.effectiveOrExpiration'),
    sortField: 'endDate',
    from: 'md',
    render: ({ endDate }) => <ShortDate value={endDate} />,
  };
  const premium = { ...all.premium, sortField: 'totalPremium' };
  if (account.accountType === 'CUSTOMER') {
    const effective = { ...all.effective, title: t('quote:column.effective') };
    const end = { ...expiration, title: t('policy:column.expiration') };
    return [
      all.number,
      all.product,
      effective,
      end,
      all.due,
      premium,
      all.billed,
      all.payment,
      all.status,
    ];
  }
  return [
    all.number,
    all.client,
    all.product,
    expiration,
    all.due,
    premium,
    all.billed,
    all.payment,
    ...(account.accountType === 'AGENCY' ? [] : [all.agency]),
    all.status,
  ];
}

/** The columns of a list of binders for this person's organisation. */
export function useBinderColumns(): ListColumn<Binder>[] {
  const { t } = useTranslation(['common', 'policy']);
  const { account } = useSession();
  const all = useColumnsByKey();
  const lapses: ListColumn<Binder> = {
    key: 'lapses',
    title: t('policy:column.binderExpires'),
    sortField: 'binderExpiresOn',
    from: 'xl',
    render: ({ binderExpiresOn }) => <ShortDate value={binderExpiresOn} />,
  };
  return [
    all.number,
    all.client,
    all.product,
    all.effective,
    lapses,
    all.due,
    all.premium,
    all.billed,
    all.payment,
    ...(account.accountType === 'AGENCY' ? [] : [all.agency]),
    all.status,
  ];
}
