import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { editing } from '../../../kit/forms/editing';
import { focusField } from '../../../kit/forms/focus-field';
import { FormPage } from '../../../kit/forms/form-page';
import { labelOf } from '../../../kit/forms/label-of';
import type { Crumb } from '../../../kit/pages/page-header';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { AFTER_SENDING } from '../../../lib/same-page';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { NameField, WhereaboutsFields } from '../account-fields';
import { accountQuery } from '../api';
import { precheck, useAccountCommands } from './api';
import { changedFacts, formOfAccount, type FactsForm } from './facts-form';
import { FranchiseFields, IndustryFields, SizeFields, WebFields } from './fact-fields';
import type { DetailsConfirmData } from './details-confirm-modal';
import type { InvalidateData } from './invalidate-quotes-modal';

interface AccountEditFormProps {
  account: Account;
  crumbs: Crumb[];
  /** The page of the account. */
  home: string;
}

/** Every fact of a client; what a change does to its open quotes is asked before it is saved. */
export function AccountEditForm({ account, crumbs, home }: AccountEditFormProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<FactsForm>();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { save } = useAccountCommands(account.id);
  const isNameLocked = useIsNameLocked(account);
  const initial = formOfAccount(account);
  useWantedField(form);
  return (
    <FormPage<FactsForm>
      crumbs={crumbs}
      title={t('account:edit.title')}
      form={form}
      aliases={{ phoneNumber: 'phone' }}
      initialValues={initial}
      edited={editing(accountQuery(account.id), account, formOfAccount)}
      submitLabel={t('account:edit.save')}
      cancelLabel={t('common:action.cancel')}
      onCancel={() => void navigate(home)}
      onSubmit={async (values, key) => {
        const facts = changedFacts(initial, values);
        const { quotes } = await precheck(account.id, facts);
        if (quotes.length) {
          const data: InvalidateData = { accountId: account.id, facts, quotes, home };
          openModal('invalidate-quotes', data);
          return;
        }
        if (account.isVerifiedByAgent || account.status !== 'Open') {
          const changed = Object.keys(facts).flatMap((field) => labelOf(field) ?? []);
          const data: DetailsConfirmData = { accountId: account.id, facts, changed, home };
          openModal('account-details-confirm', data);
          return;
        }
        await save(facts, key);
        snackbar.success(t('account:details.updated'));
        await navigate(home, { state: AFTER_SENDING });
      }}
      sections={[
        {
          key: 'company',
          title: t('account:edit.company'),
          fields: (
            <>
              <NameField isLocked={isNameLocked} />
              <WebFields />
            </>
          ),
        },
        {
          key: 'address',
          title: t('account:edit.address'),
          fields: <WhereaboutsFields country={account.country} />,
        },
        {
          key: 'industry',
          title: t('account:edit.industry'),
          fields: <IndustryFields country={account.country} />,
        },
        {
          key: 'size',
          title: t('account:edit.size'),
          fields: <SizeFields country={account.country} />,
        },
        { key: 'franchise', title: t('account:edit.franchise'), fields: <FranchiseFields /> },
      ]}
    />
  );
}

/** The name of who was quoted stands in documents: staff change it, an agency asks them. */
function useIsNameLocked({ status }: Account): boolean {
  const { isStaff } = useSession();
  return !isStaff && status !== 'Open';
}

/** Leads to the field that the address names. */
function useWantedField(form: FormInstance<FactsForm>): void {
  const [params] = useSearchParams();
  const field = params.get('field');
  useEffect(() => {
    if (field) focusField(form, field);
  }, [form, field]);
}
