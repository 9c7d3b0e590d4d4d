import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatPhone, phoneProblem, phoneRegionOf, TEXT_LIMITS } from '@palisade/kernel';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { reloadPerson, saveOwnDetails, type OwnDetails } from './api';

/** Changes the own name and telephone number. */
export function ProfileEditModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<OwnDetails>();
  const snackbar = useSnackbar();
  const { user } = useSession();
  const { firstName, middleName, lastName } = user;
  const phone = user.phone && formatPhone(user.phone);
  const name = <Input maxLength={TEXT_LIMITS.personName} />;
  return (
    <FormModal<OwnDetails>
      title={t('common:profile.edit')}
      submitLabel={t('common:action.save')}
      form={form}
      initialValues={{ firstName, middleName, lastName, phone }}
      onSubmit={async (details, key) => {
        await saveOwnDetails(user.id, details, key);
        await reloadPerson();
        snackbar.success(t('common:profile.saved'));
        close();
      }}
      onClose={close}
    >
      <FormField
        name="firstName"
        label={t('common:signup.firstName')}
        isRequired
        requiredMessage={t('common:auth.signup.firstNameRequired')}
      >
        {name}
      </FormField>
      <FormField name="middleName" label={t('common:profile.middleName')}>
        {name}
      </FormField>
      <FormField
        name="lastName"
        label={t('common:signup.lastName')}
        isRequired
        requiredMessage={t('common:auth.signup.lastNameRequired')}
      >
        {name}
      </FormField>
      <FormField
        name="phone"
        label={t('common:profile.phone')}
        rule={(text) => phoneProblem(text, phoneRegionOf(user.home), user.phone)}
      >
        <Input type="tel" maxLength={40} autoComplete="tel" />
      </FormField>
    </FormModal>
  );
}
