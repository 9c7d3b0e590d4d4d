import { Button, Flex, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../kit/forms/form-summary';
import { SubmitButton } from '../../kit/forms/submit-button';
import { useFormSubmission } from '../../kit/forms/use-form-submission';
import type { Company } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import './accounts.css';
import { AccountFields } from './account-fields';
import { newAccount, type AccountForm } from './account-search-form';
import { useAddAccount } from './use-add-account';

interface AccountAddFormProps {
  initial: Partial<AccountForm>;
  /** The company that was picked, whose fields are locked; null for one that is not known. */
  company: Company | null;
  onReset: () => void;
}

const ALIASES = { teams: 'teamId', phoneNumber: 'phone' };

/** The add phase of a new account. */
export function AccountAddForm({ initial, company, onReset }: AccountAddFormProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<AccountForm>();
  const { country } = useEdition();
  const add = useAddAccount();
  const submission = useFormSubmission<AccountForm>({
    form,
    aliases: ALIASES,
    onSubmit: async (values, key) => {
      const isNew = await add(newAccount(values, country, company), key);
      if (!isNew) onReset();
    },
  });
  const { isSending, wasRefused, summary, onFinish, onFinishFailed, onFieldsChange } = submission;
  const values = (Form.useWatch([], form) ?? {}) as Partial<AccountForm>;
  return (
    <section className="card account-section" aria-labelledby="add-account">
      <h2 id="add-account">{company ? company.name : t('account:lookup.unknown')}</h2>
      {company && <p className="muted">{t('account:lookup.locked')}</p>}
      <Form<AccountForm>
        form={form}
        layout="vertical"
        initialValues={initial}
        validateTrigger={wasRefused ? ['onBlur', 'onChange'] : 'onBlur'}
        scrollToFirstError
        onFinish={(entered) => void onFinish(entered)}
        onFinishFailed={onFinishFailed}
        onFieldsChange={onFieldsChange}
      >
        <FormSummary items={summary} onPick={(field) => form.focusField(field as never)} />
        <div className="kit-form-fields">
          <AccountFields isLocked={company !== null} />
        </div>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={onReset} disabled={isSending}>
            {t('account:action.reset')}
          </Button>
          <SubmitButton
            type="primary"
            submission={submission}
            disabled={!values.name?.trim() || !values.teamId}
          >
            {t('account:action.add')}
          </SubmitButton>
        </Flex>
      </Form>
    </section>
  );
}
