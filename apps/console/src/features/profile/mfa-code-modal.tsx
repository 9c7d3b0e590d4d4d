import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../kit/form-modal';
import type { ModalProps } from '../../lib/modals';
import { ApiError, problemMessage } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { sendMfaCode, verifyMfa, type SentMfaType } from './api';
import { CODE, CodeField } from './code-field';
import { useMfaEnabled } from './use-mfa-enabled';

interface Codes {
  code: string;
}

/** Puts text messages or e-mail on: the code goes out when the dialog opens. */
export function MfaCodeModal({ data, close }: ModalProps<{ mfaType?: SentMfaType }>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Codes>();
  const { user } = useSession();
  const mfaType = data.mfaType === 'SMS' ? 'SMS' : 'EMAIL';
  const sending = useMutation({ mutationFn: () => sendMfaCode(mfaType) });
  const finish = useMfaEnabled(close);
  useEffect(() => sending.mutate(), []);
  const to = mfaType === 'SMS' ? user.phone : user.email;
  return (
    <FormModal<Codes>
      title={t(`common:mfa.codeTitle.${mfaType}`)}
      submitLabel={t('common:code.verify')}
      form={form}
      initialValues={{ code: '' }}
      aliases={{ mfa1: 'code' }}
      isSticky
      isComplete={({ code = '' }) => CODE.test(code)}
      onSubmit={async ({ code }) => {
        await verifyMfa(mfaType, code);
        await finish();
      }}
      onClose={close}
    >
      <div className="kit-field-wide">
        {sending.isSuccess && <p role="status">{t('common:mfa.codeSent', { to })}</p>}
        {sending.isError && (
          <Alert type="error" showIcon title={sendingText(sending.error, mfaType, t)} />
        )}
      </div>
      <CodeField name="code" label={t('common:mfa.code')} isFirst />
      <Button type="link" disabled={sending.isPending} onClick={() => sending.mutate()}>
        {t('common:mfa.resend')}
      </Button>
    </FormModal>
  );
}

/** Spec 2 §8: what a code that could not be sent is told. */
function sendingText(error: unknown, mfaType: SentMfaType, t: (key: string) => string): string {
  const isExplained = error instanceof ApiError && [409, 429].includes(error.status);
  return mfaType === 'SMS' && !isExplained ? t('common:mfa.smsFailed') : problemMessage(error);
}
