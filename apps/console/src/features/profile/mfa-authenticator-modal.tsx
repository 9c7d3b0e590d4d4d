import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Form, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../kit/forms/form-modal';
import type { ModalProps } from '../../lib/modals';
import { mfaSecretQuery, updateMfa } from './api';
import { CODE, CodeField } from './code-field';
import './profile.css';
import { useMfaEnabled } from './use-mfa-enabled';

interface Codes {
  mfa1: string;
  mfa2: string;
}

/** Puts an authenticator app on: a picture to scan, then two codes that follow each other. */
export function MfaAuthenticatorModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Codes>();
  const finish = useMfaEnabled(close);
  return (
    <FormModal<Codes>
      title={t('common:mfa.appTitle')}
      submitLabel={t('common:mfa.enable')}
      form={form}
      initialValues={{ mfa1: '', mfa2: '' }}
      isSticky
      isComplete={({ mfa1 = '', mfa2 = '' }) => CODE.test(mfa1) && CODE.test(mfa2)}
      onSubmit={async (codes, key) => {
        await updateMfa('GOOGLE', codes, key);
        await finish();
      }}
      onClose={close}
    >
      <div className="kit-field-wide">
        <p>{t('common:mfa.appText')}</p>
        <Secret />
        <p>{t('common:mfa.codesText')}</p>
      </div>
      <CodeField name="mfa1" label={t('common:mfa.firstCode')} />
      <CodeField name="mfa2" label={t('common:mfa.secondCode')} />
    </FormModal>
  );
}

function Secret() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(mfaSecretQuery);
  if (isError) return <Alert type="error" showIcon title={t('common:mfa.qrFailed')} />;
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  return (
    <Flex gap={16} align="center" wrap>
      <img className="mfa-picture" src={data.qrCode} alt={t('common:mfa.qrAlt')} />
      <div className="mfa-secret">
        <span className="muted">{t('common:mfa.secret')}</span>
        <code>{data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
    </Flex>
  );
}
