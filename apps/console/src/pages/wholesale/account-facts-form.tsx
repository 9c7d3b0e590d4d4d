import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Spin } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../../features/accounts/api';
import { WhereaboutsFields } from '../../features/accounts/account-fields';
import { precheck } from '../../features/accounts/details/api';
import {
  FranchiseFields,
  IndustryFields,
  SizeFields,
  WebFields,
} from '../../features/accounts/details/fact-fields';
import {
  changedFacts,
  formOfAccount,
  type FactsForm,
} from '../../features/accounts/details/facts-form';
import { MaxRetries, usePatchAccount } from '../../features/quotes/wholesale/patch-account';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { Account, Quote } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { ApiError, problemMessage } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';

/** The facts of the client of a quote, to be corrected from its page. */
export function AccountFactsForm({ quote }: { quote: Quote }) {
  const { data } = useQuery(accountQuery(quote.accountId));
  return data ? <FactsEditor quote={quote} account={data} /> : <Spin />;
}

function FactsEditor({ quote, account }: { quote: Quote; account: Account }) {
  const { t } = useTranslation(['common', 'quote', 'account']);
  const [form] = Form.useForm<FactsForm>();
  const [isDirty, setDirty] = useState(false);
  const snackbar = useSnackbar();
  const patch = usePatchAccount(quote);
  const initial = formOfAccount(account);
  const saving = useSubmit(
    async (values: FactsForm, key) => {
      const facts = changedFacts(initial, values);
      const { quotes } = await precheck(account.id, facts);
      const isRated = quotes.length > 0;
      await patch(facts, isRated, key);
      return isRated;
    },
    {
      onDone: (isRated) => {
        setDirty(false);
        snackbar.success(t(isRated ? 'quote:wholesale.quoteUpdated' : 'account:details.updated'));
      },
    },
  );
  const cancel = () => {
    if (isDirty) openModal('wholesale-unsaved', { quoteId: quote.id });
    else form.resetFields();
  };
  return (
    <Spin spinning={saving.isSending} description={t('quote:wholesale.updating')}>
      <Form<FactsForm>
        form={form}
        layout="vertical"
        initialValues={initial}
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => void saving.submit(values)}
        scrollToFirstError
      >
        {saving.error ? <Failure error={saving.error} /> : null}
        <div className="kit-form-fields">
          <WebFields />
          <WhereaboutsFields country={account.country} />
          <IndustryFields country={account.country} />
          <SizeFields country={account.country} />
          <FranchiseFields />
        </div>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={cancel} disabled={saving.isSending}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton type="primary" submission={saving} disabled={!isDirty}>
            {t('common:action.save')}
          </SubmitButton>
        </Flex>
      </Form>
    </Spin>
  );
}

/** Spec 3 §8: the words of the server, or what went wrong while the quote was waited for. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('quote');
  return <Alert role="alert" type="error" showIcon title={failureText(error, t)} />;
}

function failureText(error: unknown, t: TFunction<'quote'>): string {
  if (error instanceof MaxRetries) {
    return `${t('wholesale.updateFailed')} (${t('wholesale.maxRetries')})`;
  }
  if (error instanceof ApiError && error.status < 500) return problemMessage(error);
  return t(error instanceof ApiError ? 'wholesale.saveFailed' : 'wholesale.saveFailedOnQuote');
}
