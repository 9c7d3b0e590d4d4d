import { Alert, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Account } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { usePermissions } from '../../../lib/session';
import type { SubmitKey } from '../../../lib/submit-key';
import { WhereaboutsFields } from '../../../features/accounts/account-fields';
import { newAccount, type AccountForm } from '../../../features/accounts/account-search-form';
import { useCreateAccount, verifyAddress } from '../../../features/accounts/api';
import type { IndicatedRisk } from '../../../features/quotes/indication/indicated-risk';

interface NewClientDialogProps {
  risk: IndicatedRisk;
  teamId: string;
  close: () => void;
  /** Goes on with the client that was made. */
  onMade: (client: Account, key: SubmitKey) => Promise<void>;
}

/** Where a company is that no directory knows: all that a client of it needs beside its price. */
export function NewClientDialog({ risk, teamId, close, onMade }: NewClientDialogProps) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const [form] = Form.useForm<AccountForm>();
  const { country } = useEdition();
  const { can } = usePermissions();
  const create = useCreateAccount();
  const [doubted, setDoubted] = useState<string[]>([]);
  const mayConfirm = can('account:address-override');
  const { company = '', state, zipCode } = risk;
  const name = company.trim();
  return (
    <FormModal<AccountForm>
      form={form}
      title={t('quote:indication.whereIs', { name })}
      submitLabel={t('quote:indication.save')}
      initialValues={{ ...(state && { state }), ...(zipCode && { zipCode }) }}
      aliases={{ phoneNumber: 'phone' }}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        const account = newAccount({ ...values, name, teamId }, country, null);
        const isConfirmed = mayConfirm && doubted.length > 0;
        const { verified, localizedErrorFieldNames } = await verifyAddress(account);
        if (!verified && !isConfirmed) return setDoubted(localizedErrorFieldNames);
        const confirmAddress = !verified;
        const client = await create({ account, key, ...(confirmAddress && { confirmAddress }) });
        await onMade(client, key);
      }}
    >
      {doubted.length > 0 && (
        <Alert
          className="kit-field-wide"
          type="warning"
          role="alert"
          showIcon
          title={`${t('account:address.verifyFailed')} ${doubted.join(', ')}`}
          description={t(mayConfirm ? 'account:address.mayConfirm' : 'account:address.correct')}
        />
      )}
      <WhereaboutsFields />
    </FormModal>
  );
}
