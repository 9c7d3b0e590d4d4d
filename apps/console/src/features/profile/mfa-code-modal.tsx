import { Alert, Form } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../kit/forms/form-modal';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { ModalProps } from '../../lib/modals';
import { ApiError, problemMessage } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSubmit } from '../../lib/use-submit';
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
  const sending = useSubmit((_: void, key) => sendMfaCode(mfaType, key));
  const finish = useMfaEnabled(close);
  useEffect(() => void sending.submit(), []);
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
      onSubmit={async ({ code }, key) => {
        await verifyMfa(mfaType, code, key);
        await finish();
      }}
      onClose={close}
    >
      <div className="kit-field-wide">
        {sending.isDone && <p role="status">{t('common:mfa.codeSent', { to })}</p>}
        {sending.error && (
          <Alert type="error" showIcon title={sendingText(sending.error, mfaType, t)} />
        )}
      </div>
      <CodeField name="code" label={t('common:mfa.code')} isFirst />
      <SubmitButton type="link" submission={sending} onClick={() => void sending.submit()}>
        {t('common:mfa.resend')}
      </SubmitButton>
    </FormModal>
  );
}

/** Spec 2 §8: what a code that could not be sent is told. */
function sendingText(error: unknown, mfaType: SentMfaType, t: (key: string) => string): string {
  const isExplained = error instanceof ApiError && [409, 429].includes(error.status);
  return mfaType === 'SMS' && !isExplained ? t('common:mfa.smsFailed') : problemMessage(error);
}
