import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Form, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import { ErrorState } from '../../kit/pages/error-state';
import { ShortDate } from '../../kit/values/short-date';
import type { Account, AnswerVersion, SecurityAnswers } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { AnswerList } from '../../features/quotes/answer-list';
import { QuestionForm } from '../../features/quotes/builder/question-form';
import { useMayEdit } from '../../features/accounts/may-edit';
import { answersQuery, useAnswerCommands } from '../../features/accounts/details/api';

/** The one set of answers of a client: every quote begins with it. */
export function AnswersView({ account }: { account: Account }) {
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useQuery(answersQuery(account.id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const answers = data.answers as SecurityAnswers;
  return (
    <div className="account-column">
      {mayEdit ? (
        <AnswersForm accountId={account.id} answers={answers} />
      ) : (
        <AnswerList answers={answers} />
      )}
      <Versions versions={data.versions} />
    </div>
  );
}

function AnswersForm({ accountId, answers }: { accountId: string; answers: SecurityAnswers }) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<SecurityAnswers>();
  const snackbar = useSnackbar();
  const { saveAnswers } = useAnswerCommands(accountId);
  const submission = useSubmit(saveAnswers, {
    onDone: () => snackbar.success(t('account:answers.saved')),
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <>
      <Alert type="info" showIcon title={t('account:answers.note')} />
      <QuestionForm
        form={form}
        answers={answers}
        onChange={() => undefined}
        onComplete={() => void submission.submit(form.getFieldsValue(true) as SecurityAnswers)}
      />
      <Flex justify="end">
        <SubmitButton type="primary" submission={submission} onClick={() => form.submit()}>
          {t('account:answers.save')}
        </SubmitButton>
      </Flex>
    </>
  );
}

function Versions({ versions }: { versions: AnswerVersion[] }) {
  const { t } = useTranslation('account');
  if (versions.length === 0) return null;
  return (
    <section className="card account-section" aria-labelledby="answer-versions">
      <h2 id="answer-versions">{t('answers.versions')}</h2>
      <ul className="account-missing">
        {versions.map(({ given, givenBy, changed }) => (
          <li key={given}>
            <ShortDate value={given} />{' '}
            {t('answers.version', { count: changed.length, by: givenBy ?? t('answers.byQuote') })}
          </li>
        ))}
      </ul>
    </section>
  );
}
