import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { WithRow } from '../../kit/forms/with-row';
import type { Claim } from '../../lib/api-types';
import { todayHere } from '../../lib/formatting';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { claimQuery, useClaimCommands } from './api';

const TEXT_MAX = 20_000;
const REASON_MAX = 500;

interface Correction {
  lossDate: string;
  incidentNoticed?: string;
  lossDescription: string;
  reason: string;
}

export const ClaimCorrectModal = ({ data, close }: ModalProps<{ claimId: string }>) => (
  <WithRow query={{ ...claimQuery(data.claimId), enabled: Boolean(data.claimId) }}>
    {(claim) => <CorrectDialog claim={claim} close={close} />}
  </WithRow>
);

function CorrectDialog({ claim, close }: { claim: Claim; close: () => void }) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<Correction>();
  const snackbar = useSnackbar();
  const { correct } = useClaimCommands();
  const { lossDate, incidentNoticed, lossDescription } = claim;
  return (
    <FormModal<Correction>
      form={form}
      title={t('account:claim.correct')}
      submitLabel={t('account:claim.correctConfirm')}
      initialValues={{
        ...(lossDate !== null && { lossDate }),
        ...(incidentNoticed !== null && { incidentNoticed }),
        ...(lossDescription !== null && { lossDescription }),
      }}
      isSticky
      onClose={close}
      onSubmit={async ({ reason, incidentNoticed: noticed, ...told }, key) => {
        const body = { ...told, ...(noticed && { incidentNoticed: noticed }) };
        await correct(claim.claimId, { ...body, reason: reason.trim() }, key);
        snackbar.success(t('account:claim.corrected'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('account:claim.correctText')}</p>
      <FormField name="lossDate" label={t('account:claim.lossDate')} isRequired>
        <Input type="date" max={todayHere()} />
      </FormField>
      <FormField
        name="incidentNoticed"
        label={t('account:claim.incidentNoticed')}
        isRequired={incidentNoticed !== null}
      >
        <Input type="date" max={todayHere()} />
      </FormField>
      <FormField
        name="lossDescription"
        label={t('account:claim.lossDescription')}
        isRequired
        isWide
      >
        <Input.TextArea rows={4} maxLength={TEXT_MAX} />
      </FormField>
      <FormField name="reason" label={t('account:claim.correctReason')} isRequired isWide>
        <Input.TextArea rows={2} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}
