import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { QuestionForm } from '../../../features/quotes/builder/question-form';
import type { SecurityAnswers } from '../../../lib/api-types';
import { StepActions } from './step-actions';
import type { StepProps } from './wizard';

export function QuestionsStep({ wizard, back, next }: StepProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<SecurityAnswers>();
  return (
    <>
      <QuestionForm
        form={form}
        answers={wizard.draft.answers}
        onChange={(answers) => wizard.change({ answers, isAnswered: false })}
        onComplete={() => {
          wizard.change({ isAnswered: true });
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
