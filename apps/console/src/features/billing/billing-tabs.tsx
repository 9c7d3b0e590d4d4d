import type { AccountType } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { usePermissions, useSession } from '../../lib/session';
import '../../kit/lists/views/views.css';

interface Desk {
  path: string;
  labelKey: string;
  readers: readonly AccountType[];
  /** What it needs beyond seeing bills. */
  permission?: string;
}

/** The desks of billing in the order of their tabs, each with whom it is for. */
const DESKS: readonly Desk[] = [
  {
    path: 'outstanding',
    labelKey: 'outstanding',
    readers: ['COWBELL', 'AGENCY', 'PREMIUM_PROCESSOR'],
  },
  { path: 'invoices', labelKey: 'invoices', readers: ['COWBELL', 'AGENCY'] },
  { path: 'agency-bills', labelKey: 'agencyBills', readers: ['COWBELL', 'AGENCY'] },
  { path: 'transactions', labelKey: 'transactions', readers: ['COWBELL', 'PREMIUM_PROCESSOR'] },
  {
    path: 'unapplied',
    labelKey: 'unapplied',
    readers: ['COWBELL'],
    permission: 'billing:edit-transaction',
  },
  { path: 'financers', labelKey: 'financers', readers: ['COWBELL', 'PREMIUM_PROCESSOR'] },
];

/** The desks of billing that somebody works at; the first is where the navigation leads. */
export const desksOf = (accountType: AccountType): readonly Desk[] =>
  DESKS.filter(({ readers }) => readers.includes(accountType));

/** One line of tabs for all pages of billing. */
export function BillingTabs() {
  const { t } = useTranslation(['common', 'policy']);
  const { account, basePath } = useSession();
  const { can } = usePermissions();
  const desks = desksOf(account.accountType).filter(
    ({ permission }) => !permission || can(permission),
  );
  return (
    <nav aria-label={t('common:nav.billing')} className="kit-views">
      <div className="kit-views-scroll">
        <ul>
          {desks.map(({ path, labelKey }) => (
            <li key={path}>
              <NavLink className="kit-view" to={`${basePath}/billing/${path}`}>
                {t(`policy:billing.${labelKey}.title`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
