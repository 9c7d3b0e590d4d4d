import { LOSS_CAUSE_KEYS } from '@palisade/trade';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';
import { WithRow } from '../../../kit/forms/with-row';
import type { ClaimsFile } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { claimsFileQuery, useFileCommands } from './api';

type CauseForm = Pick<ClaimsFile, 'cause'>;

/** Says what a claim is about, which decides the coverages that are looked at. */
export const CauseModal = ({ data: { claimId = '' }, close }: ModalProps<{ claimId?: string }>) => (
  <WithRow query={{ ...claimsFileQuery(claimId), enabled: claimId !== '' }}>
    {(file) => <CauseDialog file={file} close={close} />}
  </WithRow>
);

function CauseDialog({ file, close }: { file: ClaimsFile; close: () => void }) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<CauseForm>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  return (
    <FormModal<CauseForm>
      form={form}
      title={t('account:file.cause')}
      submitLabel={t('common:action.save')}
      initialValues={{ cause: file.cause }}
      onSubmit={async (values, key) => {
        await change(file.claimId, values, key);
        snackbar.success(t('account:file.causeSaved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="cause" label={t('account:file.causeOf')} isRequired isChoice isWide>
        <Select
          showSearch={SEARCH_BY_LABEL}
          options={LOSS_CAUSE_KEYS.map((value) => ({
            value,
            label: t(`account:file.cause.${value}`),
          }))}
        />
      </FormField>
    </FormModal>
  );
}
