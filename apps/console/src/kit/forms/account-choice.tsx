import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organization } from '../../lib/api-types';
import { FormModal } from './form-modal';
import { OrganizationField } from './organization-field';

interface AccountChoiceProps {
  title: string;
  onChoose: (account: Organization) => void;
  close: () => void;
}

/** Asks staff first whose settings a dialog is about. */
export function AccountChoice({ title, onChoose, close }: AccountChoiceProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ accountId?: string }>();
  const [picked, setPicked] = useState<Organization>();
  return (
    <FormModal<{ accountId?: string }>
      form={form}
      title={title}
      submitLabel={t('common:sso.next')}
      initialValues={{}}
      isComplete={() => picked !== undefined}
      onSubmit={() => {
        if (picked) onChoose(picked);
        return Promise.resolve();
      }}
      onClose={close}
    >
      <OrganizationField
        name="accountId"
        label={t('common:users.account')}
        isRequired
        onPick={setPicked}
      />
    </FormModal>
  );
}
