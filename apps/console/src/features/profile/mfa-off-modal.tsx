import { Alert, Form } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../kit/forms/form-modal';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { ModalProps } from '../../lib/modals';
import { problemMessage } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { renewPerson, sendMfaCode, updateMfa } from './api';
import { CODE, CodeField } from './code-field';

interface Codes {
  mfa1: string;
}

/** Takes the second factor off, by one of its own codes. */
export function MfaOffModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Codes>();
  const snackbar = useSnackbar();
  const { mfaType } = useSession().user;
  const isSent = mfaType === 'EMAIL' || mfaType === 'SMS';
  const sending = useSubmit(async (_: void, key) => {
    if (isSent) await sendMfaCode(mfaType, key);
  });
  useEffect(() => void sending.submit(), []);
  return (
    <FormModal<Codes>
      title={t('common:mfa.offTitle')}
      submitLabel={t('common:mfa.off')}
      form={form}
      initialValues={{ mfa1: '' }}
      isSticky
      isComplete={({ mfa1 = '' }) => CODE.test(mfa1)}
      onSubmit={async (codes, key) => {
        await updateMfa('NONE', codes, key);
        await renewPerson();
        snackbar.success(t('common:mfa.disabled'));
        close();
      }}
      onClose={close}
    >
      <div className="kit-field-wide">
        <p>{t(`common:mfa.offText.${mfaType}`)}</p>
        {sending.error && <Alert type="error" showIcon title={problemMessage(sending.error)} />}
      </div>
      <CodeField name="mfa1" label={t('common:mfa.code')} isFirst />
      {isSent && (
        <SubmitButton type="link" submission={sending} onClick={() => void sending.submit()}>
          {t('common:mfa.resend')}
        </SubmitButton>
      )}
    </FormModal>
  );
}
