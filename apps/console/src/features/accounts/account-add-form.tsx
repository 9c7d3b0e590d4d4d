import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../kit/forms/form-page';
import type { Crumb } from '../../kit/pages/page-header';
import type { Company } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { CompanyFields, WhereaboutsFields } from './account-fields';
import { newAccount, type AccountForm } from './account-search-form';
import { useAddAccount } from './use-add-account';

interface AccountAddFormProps {
  crumbs: Crumb[];
  initial: Partial<AccountForm>;
  /** The company that was picked, whose fields are locked; null for one that is not known. */
  company: Company | null;
  onReset: () => void;
}

const ALIASES = { teams: 'teamId', phoneNumber: 'phone' };

/** The add phase of a new account. */
export function AccountAddForm({ crumbs, initial, company, onReset }: AccountAddFormProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<AccountForm>();
  const { country } = useEdition();
  const add = useAddAccount();
  const isLocked = company !== null;
  return (
    <FormPage<AccountForm>
      crumbs={crumbs}
      title={company ? company.name : t('account:lookup.unknown')}
      form={form}
      aliases={ALIASES}
      initialValues={initial}
      submitLabel={t('account:action.add')}
      cancelLabel={t('account:action.reset')}
      isComplete={({ name, teamId }) => Boolean(name?.trim() && teamId)}
      onCancel={onReset}
      onSubmit={async (values, key) => {
        const isNew = await add(newAccount(values, country, company), key);
        if (!isNew) onReset();
      }}
      sections={[
        {
          key: 'company',
          title: t('account:lookup.company'),
          ...(isLocked && { text: t('account:lookup.locked') }),
          fields: <CompanyFields isLocked={isLocked} />,
        },
        {
          key: 'whereabouts',
          title: t('account:lookup.whereabouts'),
          fields: <WhereaboutsFields isLocked={isLocked} />,
        },
      ]}
    />
  );
}
