import { storedEmail, TEXT_LIMITS } from '@palisade/kernel';
import { noticeStateOf } from '@palisade/trade';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AgencyField } from '../../kit/forms/agency-field';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { StateSelect } from '../../kit/forms/state-select';
import type { SurplusLicense, SurplusLicenseFacts } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useLicenseCommands, useLicenseRemoval } from './api';
import { isLicenseNumber } from './license-fields';

const NUMBER_MAX = 40;
const LETTERS = /^[\p{L} ]+$/u;

/** Adds a licence of a surplus lines broker, or edits the one that is given. */
export function SurplusLicenseModal({ data, close }: ModalProps<{ license?: SurplusLicense }>) {
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<SurplusLicenseFacts>();
  const { isStaff } = useSession();
  const snackbar = useSnackbar();
  const { saveSurplus } = useLicenseCommands();
  const { license } = data;
  const state = Form.useWatch('surplusLinesState', form);
  return (
    <FormModal<SurplusLicenseFacts>
      form={form}
      title={t(license ? 'agency:surplus.edit' : 'agency:surplus.add')}
      submitLabel={t('common:action.save')}
      initialValues={license ? factsOf(license) : {}}
      isSticky
      onSubmit={async (facts, key) => {
        const signed = isStaff && { signatureOnFile: facts.signatureOnFile ?? false };
        await saveSurplus(license?.id, { ...facts, ...signed }, key).catch((error: unknown) => {
          if (error instanceof ApiError && error.status < 500) throw error;
          throw new ShownError(
            t(license ? 'agency:surplus.editFailed' : 'agency:surplus.addFailed'),
          );
        });
        snackbar.success(t(license ? 'agency:surplus.updated' : 'agency:surplus.added'));
        close();
      }}
      onClose={close}
    >
      {isStaff && (
        <AgencyField
          known={license && { id: license.agencyId, name: license.agencyName ?? '' }}
          message={t('agency:surplus.agencyInvalid')}
        />
      )}
      <BrokerFields />
      {isStaff && state && noticeStateOf(state) !== null && (
        <FormField name="signatureOnFile" label="" valuePropName="checked" isWide>
          <Checkbox>{t('agency:surplus.signatureOnFile')}</Checkbox>
        </FormField>
      )}
    </FormModal>
  );
}

const factsOf = (license: SurplusLicense): SurplusLicenseFacts => ({
  agencyId: license.agencyId,
  brokerFirstName: license.brokerFirstName,
  brokerLastName: license.brokerLastName,
  brokerEmail: license.brokerEmail,
  surplusLicenseNumber: license.surplusLicenseNumber,
  surplusLinesState: license.surplusLinesState,
  signatureOnFile: license.signatureOnFile,
});

function BrokerFields() {
  const { t } = useTranslation(['common', 'agency']);
  const letters = (text: string) => (LETTERS.test(text) ? null : t('agency:surplus.alphaOnly'));
  return (
    <>
      {(['brokerFirstName', 'brokerLastName'] as const).map((name) => (
        <FormField
          key={name}
          name={name}
          label={t(`agency:surplus.${name}`)}
          isRequired
          requiredMessage={t('agency:surplus.alphaOnly')}
          rule={letters}
        >
          <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
        </FormField>
      ))}
      <FormField
        name="brokerEmail"
        label={t('common:users.email')}
        isRequired
        requiredMessage={t('agency:surplus.emailRequired')}
        rule={(text) => (storedEmail(text) ? null : t('agency:surplus.emailInvalid'))}
      >
        <Input type="email" maxLength={TEXT_LIMITS.email} autoComplete="off" />
      </FormField>
      <FormField
        name="surplusLicenseNumber"
        label={t('agency:license.number')}
        isRequired
        requiredMessage={t('agency:surplus.alnumOnly')}
        rule={(text) => (isLicenseNumber(text) ? null : t('agency:surplus.alnumOnly'))}
      >
        <Input maxLength={NUMBER_MAX} autoComplete="off" />
      </FormField>
      <FormField
        name="surplusLinesState"
        label={t('common:wording.state')}
        isRequired
        isChoice
        requiredMessage={t('agency:surplus.stateRequired')}
      >
        <StateSelect />
      </FormField>
    </>
  );
}

/** Deletes a licence of a surplus lines broker. */
export function SurplusLicenseDeleteModal({
  data,
  close,
}: ModalProps<{ license?: SurplusLicense }>) {
  const { t } = useTranslation(['common', 'agency']);
  const snackbar = useSnackbar();
  const { removeSurplus } = useLicenseRemoval();
  const { license } = data;
  if (!license) return null;
  const { surplusLicenseNumber: number, surplusLinesState: state } = license;
  return (
    <ConfirmModal
      title={t('agency:surplus.delete')}
      confirmLabel={t('agency:delete.confirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await removeSurplus(license.id, key);
        snackbar.success(t('agency:surplus.deleted'));
        close();
      }}
    >
      {t('agency:license.deleteText', { number, state })}
    </ConfirmModal>
  );
}
