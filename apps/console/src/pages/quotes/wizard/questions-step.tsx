import { useQuery } from '@tanstack/react-query';
import { Button, Form, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { answersQuery } from '../../../features/accounts/details/api';
import { QuestionForm } from '../../../features/quotes/builder/question-form';
import { ErrorState } from '../../../kit/pages/error-state';
import type { SecurityAnswers } from '../../../lib/api-types';
import { isOutOfReach } from '../../../lib/problem';
import { StepActions } from './step-actions';
import type { StepProps } from './wizard';

/** Begins with the answers of the client; the request of the quote tells them back. */
export function QuestionsStep({ account, wizard, back, next }: StepProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<SecurityAnswers>();
  const known = useQuery(answersQuery(account.id));
  const { error } = known;
  if (known.isPending) return <Skeleton active paragraph={{ rows: 10 }} />;
  // Who may not read the answers gives them anew; of who may, none is written over unread.
  if (error && !isOutOfReach(error)) {
    return <ErrorState error={error} onRetry={() => void known.refetch()} />;
  }
  return (
    <>
      <QuestionForm
        form={form}
        answers={{ ...(known.data?.answers as SecurityAnswers), ...wizard.draft.answers }}
        onChange={(answers) => wizard.change({ answers, isAnswered: false })}
        onComplete={() => {
          wizard.change({ answers: form.getFieldsValue(), isAnswered: true });
          next();
        }}
      />
      <StepActions back={back}>
        <Button type="primary" onClick={() => form.submit()}>
          {t('common:action.continue')}
        </Button>
      </StepActions>
    </>
  );
}
