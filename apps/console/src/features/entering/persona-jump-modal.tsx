import { ACCOUNT_TYPES, type AccountType } from '@palisade/kernel';
import { Button, Flex, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OrganizationField } from '../../kit/forms/organization-field';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { Organization } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { enteringPath, jumpToken } from './api';

interface JumpForm {
  accountType: AccountType;
  accountId?: string;
}

const TYPES = ACCOUNT_TYPES.filter((type) => type !== 'COWBELL');

/** Lets staff see the platform as the people of an account see it. */
export function PersonaJumpModal({ data, close }: ModalProps<{ account?: Organization }>) {
  const { t } = useTranslation(['common', 'agency', 'account', 'carrier']);
  const [form] = Form.useForm<JumpForm>();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const [account, setAccount] = useState<Organization | undefined>(data.account);
  const accountType = Form.useWatch('accountType', form) ?? 'AGENCY';

  const entering = useSubmit(
    async ({ to, isNewTab }: { to: Organization; isNewTab: boolean }) => ({
      path: enteringPath(await jumpToken(to), to),
      isNewTab,
    }),
    {
      onDone: ({ path, isNewTab }) => {
        close();
        if (!isNewTab) return navigate(path);
        window.open(path, '_blank', 'noopener');
      },
      onRefused: (error) => snackbar.problem(error),
    },
  );
  const enter = (isNewTab: boolean) => {
    if (account) void entering.submit({ to: account, isNewTab });
  };
  return (
    <Modal open title={t('common:jump.title')} footer={null} onCancel={close}>
      <Form<JumpForm>
        form={form}
        layout="vertical"
        initialValues={{ accountType: account?.accountType ?? 'AGENCY', accountId: account?.id }}
        onFinish={() => enter(false)}
      >
        <p className="muted">{t('common:jump.text')}</p>
        <Form.Item name="accountType" label={t('common:jump.accountType')}>
          <Select
            options={TYPES.map((value) => ({ value, label: t(`common:accountType.${value}`) }))}
            onChange={() => {
              form.resetFields(['accountId']);
              setAccount(undefined);
            }}
          />
        </Form.Item>
        <OrganizationField
          key={accountType}
          name="accountId"
          label={t('common:jump.account')}
          accountType={accountType}
          isRequired
          {...(data.account && { known: [data.account] })}
          onPick={setAccount}
        />
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close} disabled={entering.isSending}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton submission={entering} disabled={!account} onClick={() => enter(true)}>
            {t('common:jump.newTab')}
          </SubmitButton>
          <SubmitButton type="primary" submission={entering} disabled={!account}>
            {t('common:jump.enter')}
          </SubmitButton>
        </Flex>
      </Form>
    </Modal>
  );
}
