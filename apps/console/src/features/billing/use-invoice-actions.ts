import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../kit/lists/row-menu';
import type { Invoice } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

interface InvoiceAction extends RowAction {
  permission: string;
  isFor?: boolean;
}

/** What the person can do with an invoice in a list. */
export function useInvoiceActions(): (invoice: Invoice) => RowAction[] {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const navigate = useNavigate();
  // Spec 3 §7: a premium processor neither mails invoices nor pays at this page.
  const isProcessor = useSession().account.accountType === 'PREMIUM_PROCESSOR';
  return ({ id: invoiceId, policyId, balance, insuredName, isNet }) => {
    const data = { invoiceId };
    const actions: InvoiceAction[] = [
      {
        key: 'pay',
        label: t('policy:billing.pay'),
        permission: 'billing:pay',
        isFor: balance > 0,
        onPick: () => void navigate(`/policy/${policyId}/accountant-payment`),
      },
      {
        key: 'apply',
        label: t('policy:apply.title'),
        permission: 'billing:record',
        onPick: () => openModal('transaction-apply', { policyId, insuredName, balance }),
      },
      {
        key: 'remind',
        label: t('policy:reminder.title'),
        permission: 'billing:remind',
        // What an agency owes net is nothing that its insured is written about.
        isFor: balance > 0 && !isNet,
        onPick: () => openModal('payment-reminder', data),
      },
      {
        key: 'mail',
        label: t('policy:mailAgain.title'),
        permission: 'billing:remind',
        isFor: !isNet,
        onPick: () => openModal('invoice-mail', data),
      },
      {
        key: 'accounting',
        label: t('policy:accounting.title'),
        permission: 'billing:view',
        isFor: !isProcessor && !isNet,
        onPick: () => openModal('send-to-accounting', data),
      },
    ];
    return actions.filter(({ permission, isFor = true }) => isFor && can(permission));
  };
}
