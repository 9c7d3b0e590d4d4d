import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { type Reinstatement, reinstatementQuery } from '../../features/policies/reinstatement/api';
import { NoLossForm } from '../../features/policies/reinstatement/no-loss-form';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import { usePermissions } from '../../lib/session';
import { LinkedPanel } from './linked-panel';
import { NotViewable } from './not-viewable';

/** What has a policy back that was cancelled for non-payment: a signature and the money. */
export function ReinstatePage() {
  const { t } = useTranslation(['common', 'policy']);
  const { policyId = '' } = useParams();
  const reinstatement = useQuery({ ...reinstatementQuery(policyId), retry: false });
  return (
    <LinkedPanel title={t('policy:reinstate.title')}>
      {reinstatement.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {reinstatement.isError && <NotViewable error={reinstatement.error} />}
      {reinstatement.data && <WayBack reinstatement={reinstatement.data} />}
    </LinkedPanel>
  );
}

function WayBack({ reinstatement }: { reinstatement: Reinstatement }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { policyNumber, insuredName, cancelDate, reinstateUntil, signed } = reinstatement;
  const { needed, left, currency } = reinstatement;
  const dates = [
    { label: t('policy:cancel.date'), value: cancelDate && <ShortDate value={cancelDate} /> },
    {
      label: t('policy:reinstate.before'),
      value: reinstateUntil && <ShortDate value={reinstateUntil} />,
    },
  ];
  return (
    <>
      <FactList
        facts={[
          { label: t('policy:pay.policy'), value: policyNumber },
          { label: t('common:door.insured'), value: insuredName },
          ...(cancelDate ? dates : []),
          ...(needed === null || left === null
            ? []
            : [
                { label: t('policy:reinstate.needed'), value: moneyText(needed, currency) },
                { label: t('policy:reinstate.left'), value: moneyText(left, currency) },
              ]),
          ...(signed
            ? [{ label: t('quote:sign.signedOn'), value: <ShortDate value={signed.signedAt} /> }]
            : []),
        ]}
      />
      <Steps reinstatement={reinstatement} />
    </>
  );
}

/** What is missing: the signature, then the money. */
function Steps({ reinstatement }: { reinstatement: Reinstatement }) {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const { policyId, waitsFor, refusal, signed, cancelDate, left } = reinstatement;
  if (refusal) return <Alert role="alert" type="error" showIcon title={refusal} />;
  if (waitsFor === null) {
    const isBack = cancelDate === null;
    const title = t(isBack ? 'policy:reinstate.back' : 'policy:reinstate.over');
    return <Alert type={isBack ? 'success' : 'info'} showIcon title={title} />;
  }
  return (
    <>
      {!signed && can('quote:sign') && <NoLossForm reinstatement={reinstatement} />}
      {waitsFor === 'PAYMENT' && (
        <Alert type="success" showIcon title={t('policy:reinstate.signedNext')} />
      )}
      {left !== null && left > 0 && can('billing:pay') && (
        <Link to={`/policy/${policyId}/accountant-payment`}>
          <Button type={signed ? 'primary' : 'default'} block>
            {t('policy:payment.makePayment')}
          </Button>
        </Link>
      )}
    </>
  );
}
