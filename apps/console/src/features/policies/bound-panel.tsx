import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SubmitButton } from '../../kit/forms/submit-button';
import { downloadFile } from '../../kit/files/download';
import { api, unwrap } from '../../lib/api';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { withKey } from '../../lib/with-key';
import { invoicesQuery } from './billing/api';
import './policies.css';

interface BoundPanelProps {
  policyId: string;
  policyNumber: string;
}

/** What a bound quote leads on to: its policy, its invoice, the link to pay it. */
export function BoundPanel({ policyId, policyNumber }: BoundPanelProps) {
  const { t } = useTranslation();
  const { basePath } = useSession();
  const { can } = usePermissions();
  return (
    <section className="card policy-section" aria-labelledby="bound">
      <strong id="bound">{t('common:after.bound', { number: policyNumber })}</strong>
      <Flex gap={16} wrap align="center">
        {can('policy:view') && (
          <Link to={`${basePath}/policies/${policyId}`}>{t('common:after.openPolicy')}</Link>
        )}
        {can('billing:view') && <InvoiceButton policyId={policyId} number={policyNumber} />}
        {can(['billing:view', 'billing:remind']) && <PayLinkButton policyId={policyId} />}
      </Flex>
    </section>
  );
}

function InvoiceButton({ policyId, number }: { policyId: string; number: string }) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const download = async () => {
    try {
      const call = api.docs.GET('/api/docs/v1/invoice/{policyId}', {
        params: { path: { policyId } },
        parseAs: 'blob',
      });
      downloadFile((await unwrap(call)) as unknown as Blob, `Invoice ${number}.pdf`);
    } catch (error) {
      snackbar.error(
        t(isOutOfReach(error) ? 'common:after.printing' : 'policy:documents.downloadFailed'),
      );
    }
  };
  return <Button onClick={() => void download()}>{t('common:after.invoice')}</Button>;
}

function PayLinkButton({ policyId }: { policyId: string }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { data = [] } = useQuery(invoicesQuery(policyId));
  const open = data.find(({ balance }) => balance > 0);
  const send = useSubmit(
    (id: string, key) =>
      unwrap(
        api.billing.POST('/api/billing/v1/invoiceReminder/{id}', {
          params: { path: { id } },
          headers: withKey(key),
        }),
      ),
    {
      onDone: () => snackbar.success(t('common:after.payLinkSent')),
      onRefused: (error) => snackbar.problem(error),
    },
  );
  if (!open) return null;
  return (
    <SubmitButton submission={send} onClick={() => void send.submit(open.id)}>
      {t('common:after.sendPayLink')}
    </SubmitButton>
  );
}
