import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { WithRow } from '../../../kit/forms/with-row';
import type { ClaimsFile, ClaimsFileChange } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { claimsFileQuery, useFileCommands } from './api';

const NAME_MAX = 200;

type FileModalProps = ModalProps<{ claimId?: string }>;

interface DialogProps {
  file: ClaimsFile;
  close: () => void;
}

const fileRow = (claimId = '') => ({ ...claimsFileQuery(claimId), enabled: claimId !== '' });

/** Says in which court a claim is fought out, by whom, and since when; or that it is over. */
export const LitigateModal = ({ data, close }: FileModalProps) => (
  <WithRow query={fileRow(data.claimId)}>
    {(file) => <LitigateDialog file={file} close={close} />}
  </WithRow>
);

type Litigation = NonNullable<ClaimsFileChange['litigation']>;

function LitigateDialog({ file, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const [form] = Form.useForm<Litigation & { isOver?: boolean }>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  const { claimId, litigation } = file;
  return (
    <FormModal<Litigation & { isOver?: boolean }>
      form={form}
      title={t('account:file.litigate')}
      submitLabel={t('common:action.save')}
      initialValues={litigation ? { ...litigation, isOver: false } : { filedOn: todayHere() }}
      isSticky
      onSubmit={async ({ isOver = false, ...court }, key) => {
        await change(claimId, { litigation: isOver ? null : court }, key);
        snackbar.success(t('account:file.litigateDone'));
        close();
      }}
      onClose={close}
    >
      <FormField name="court" label={t('account:file.court')} isRequired isWide>
        <Input maxLength={NAME_MAX} />
      </FormField>
      <FormField name="counsel" label={t('account:file.counsel')} isRequired isWide>
        <Input maxLength={NAME_MAX} />
      </FormField>
      <FormField name="filedOn" label={t('account:file.filedOn')} isRequired>
        <Input type="date" max={todayHere()} />
      </FormField>
      {litigation && (
        <FormField name="isOver" label={t('account:file.litigateOver')} isChoice isWide>
          <Radio.Group
            aria-label={t('account:file.litigateOver')}
            options={[
              { value: true, label: t('quote:questions.yes') },
              { value: false, label: t('quote:questions.no') },
            ]}
          />
        </FormField>
      )}
    </FormModal>
  );
}

/** Says when all that proves the loss was there: the law counts from it. */
export const ProofModal = ({ data, close }: FileModalProps) => (
  <WithRow query={fileRow(data.claimId)}>
    {(file) => <ProofDialog file={file} close={close} />}
  </WithRow>
);

function ProofDialog({ file, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ proofReceivedOn: string }>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  return (
    <FormModal<{ proofReceivedOn: string }>
      form={form}
      title={t('account:file.proof')}
      submitLabel={t('common:action.save')}
      initialValues={{ proofReceivedOn: file.proofReceivedOn ?? todayHere() }}
      onSubmit={async (values, key) => {
        await change(file.claimId, values, key);
        snackbar.success(t('account:file.proofDone'));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t('account:file.proofPrompt')}</p>
      <FormField name="proofReceivedOn" label={t('account:file.proofReceivedOn')} isRequired>
        <Input type="date" max={todayHere()} />
      </FormField>
    </FormModal>
  );
}
