import { isCity, storedPostcode } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadDocument } from '../../../kit/files/download-document';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { StateSelect } from '../../../kit/forms/state-select';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { ApiError, ShownError } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import type { SubmitKey } from '../../../lib/submit-key';
import { WithPolicy, type PolicyModalData } from '../actions/with-policy';
import { AdditionalInsuredField } from './additional-insured-field';
import { useCertify } from './api';

/** What a certificate is for: the insured keeps it, or it is mailed to somebody. */
const MODES = ['HOLDER', 'ADDITIONAL_INSURED', 'DOWNLOAD'] as const;

interface CertificateForm {
  mode: (typeof MODES)[number];
  additionalInsuredId?: string;
  organizationName?: string;
  address1?: string;
  city?: string;
  state?: string;
  zip?: string;
  email?: string;
}

const TOAST_MS = 2000;
const PRINT_TRIES = 20;
const PRINT_WAIT_MS = 500;

/** Tells somebody what a policy covers. */
export function CertificateModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <CertificateDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function CertificateDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<CertificateForm>();
  const snackbar = useSnackbar();
  const send = useSendCertificate(policy);
  const mode = Form.useWatch('mode', form) ?? 'HOLDER';
  return (
    <FormModal<CertificateForm>
      form={form}
      title={t('policy:certificate.title')}
      submitLabel={t(
        mode === 'DOWNLOAD' ? 'policy:certificate.download' : 'policy:certificate.send',
      )}
      initialValues={{ mode: 'HOLDER' }}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        await send(values, key);
        snackbar.success(t('policy:certificate.success'), { durationMs: TOAST_MS });
        close();
      }}
    >
      <FormField name="mode" label={t('policy:certificate.mode')} isRequired isChoice isWide>
        <Radio.Group
          options={MODES.map((value) => ({ value, label: t(`policy:certificate.modes.${value}`) }))}
        />
      </FormField>
      {mode === 'ADDITIONAL_INSURED' && <AdditionalInsuredField policyId={policy.id} />}
      {mode === 'HOLDER' && <HolderFields policy={policy} />}
      {mode !== 'DOWNLOAD' && (
        <FormField name="email" label={t('policy:certificate.email')} isWide>
          <Input type="email" placeholder={policy.contact.email} />
        </FormField>
      )}
    </FormModal>
  );
}

/** Issues what the form asks for, and hands over the paper where nobody is mailed. */
function useSendCertificate(policy: Policy) {
  const { t } = useTranslation('policy');
  const certify = useCertify(policy);
  return async ({ mode, ...asked }: CertificateForm, key: SubmitKey): Promise<void> => {
    const email = asked.email?.trim();
    const { email: _, ...named } = asked;
    const body = mode === 'DOWNLOAD' ? {} : { ...named, ...(email && { email }) };
    const { accepted, docId } = await certify(body, key).catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) throw error;
      throw new ShownError(t('certificate.requestFailed'));
    });
    if (!accepted) throw new ShownError(t('certificate.sendFailed'));
    if (mode !== 'DOWNLOAD') return;
    const fileName = `${t('certificate.title')} ${policy.policyNumber}.pdf`;
    await downloadPrinted({ docId, fileName }).catch(() => {
      throw new ShownError(t('certificate.findFailed'));
    });
  };
}

/** The paper is printed a moment after it was asked for. */
async function downloadPrinted(paper: { docId: string; fileName: string }): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await downloadDocument(paper);
    } catch (error) {
      const isPrinting = error instanceof ApiError && error.status === 404;
      if (!isPrinting || tries >= PRINT_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PRINT_WAIT_MS));
    }
  }
}

function HolderFields({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const { region } = PRODUCTS[policy.product];
  const isUs = region === 'US';
  const checked = (holds: (text: string) => boolean, message: string) => ({
    validator: (_: unknown, text?: string) =>
      !text || holds(text) ? Promise.resolve() : Promise.reject(new Error(message)),
  });
  return (
    <>
      <FormField
        name="organizationName"
        label={t('policy:certificate.organizationName')}
        isRequired
        requiredMessage={t('policy:certificate.organization')}
      >
        <Input maxLength={200} />
      </FormField>
      <FormField
        name="address1"
        label={t('policy:certificate.address1')}
        isRequired
        requiredMessage={t('policy:certificate.address')}
      >
        <Input maxLength={200} />
      </FormField>
      <FormField
        name="city"
        label={t('common:wording.city')}
        isRequired
        requiredMessage={t('policy:certificate.city')}
        rules={[checked(isCity, t('policy:certificate.city'))]}
      >
        <Input maxLength={100} />
      </FormField>
      {isUs && (
        <FormField
          name="state"
          label={t('policy:certificate.stateLabel')}
          isRequired
          isChoice
          requiredMessage={t('policy:certificate.state')}
        >
          <StateSelect />
        </FormField>
      )}
      <FormField
        name="zip"
        label={t('policy:certificate.zip')}
        isRequired
        rules={[
          checked(
            (text) => storedPostcode(text, region) !== null,
            t('policy:certificate.zipWrong'),
          ),
        ]}
      >
        <Input maxLength={10} />
      </FormField>
    </>
  );
}
