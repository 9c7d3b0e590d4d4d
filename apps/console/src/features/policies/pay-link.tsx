import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '../../lib/session';

/** Leads who may pay to the payment page of a policy. */
export function PayLink({ policyId }: { policyId: string }) {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  if (!can('billing:pay')) return null;
  return (
    <Link to={`/policy/${policyId}/accountant-payment`}>{t('policy:payment.makePayment')}</Link>
  );
}
