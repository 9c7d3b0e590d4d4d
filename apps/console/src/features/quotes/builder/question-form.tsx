import {
  CLAIM_HISTORIES,
  FREQUENCIES,
  QUESTION_GROUPS,
  type AnswerKind,
  type SecurityQuestion,
} from '@palisade/trade';
import { Form, Input, Radio, Select, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../../kit/forms/focus-field';
import { FormField } from '../../../kit/forms/form-field';
import { FormSummary } from '../../../kit/forms/form-summary';
import type { SummaryItem } from '../../../kit/forms/use-form-submission';
import { useState } from 'react';
import type { SecurityAnswers } from '../../../lib/api-types';
import '../quotes.css';

interface QuestionFormProps {
  form: FormInstance<SecurityAnswers>;
  answers: SecurityAnswers;
  onChange: (answers: SecurityAnswers) => void;
  onComplete: () => void;
}

/** The security questions; each is required, and what is answered is kept at once. */
export function QuestionForm({ form, answers, onChange, onComplete }: QuestionFormProps) {
  const { t } = useTranslation(['common', 'quote']);
  const [summary, setSummary] = useState<SummaryItem[]>([]);
  const isChanging = Form.useWatch('changeInScope', form);
  return (
    <Form<SecurityAnswers>
      form={form}
      layout="vertical"
      initialValues={answers}
      onValuesChange={(_, values) => onChange(values)}
      onFinish={onComplete}
      onFinishFailed={({ errorFields }) => {
        setSummary(
          errorFields.flatMap(({ name, errors }) =>
            errors.map((text) => ({ text, field: name.join('.') })),
          ),
        );
      }}
      scrollToFirstError={{ focus: true }}
    >
      <FormSummary items={summary} onPick={(field) => focusField(form, field)} />
      {QUESTION_GROUPS.map(({ key, questions }) => (
        <section key={key} className="card quote-section" aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`}>{t(`quote:questions.group.${key}`)}</h2>
          <div className="kit-form-fields quote-questions">
            {questions.map(({ name, kind }) => (
              <Question key={name} name={name} kind={kind} />
            ))}
            {key === 'history' && isChanging && <ScopeDetail />}
          </div>
        </section>
      ))}
    </Form>
  );
}

/** One question with its words, as a field of a form. */
export function Question({ name, kind }: { name: SecurityQuestion; kind: AnswerKind }) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <FormField
      name={name}
      label={t(`quote:question.${name}`)}
      extra={t(`quote:ask.${name}`)}
      isRequired
      isChoice
    >
      {kind === 'yesNo' ? <YesNo label={t(`quote:question.${name}`)} /> : <Choice kind={kind} />}
    </FormField>
  );
}

/** Value, id and events come from the form. */
function YesNo({ label, ...field }: { label: string }) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <Radio.Group
      {...field}
      aria-label={label}
      options={[
        { value: true, label: t('quote:questions.yes') },
        { value: false, label: t('quote:questions.no') },
      ]}
    />
  );
}

function Choice({ kind, ...field }: { kind: AnswerKind }) {
  const { t } = useTranslation(['common', 'quote', 'account']);
  const options =
    kind === 'frequency'
      ? FREQUENCIES.map((value) => ({ value, label: t(`quote:frequency.${value}`) }))
      : CLAIM_HISTORIES.map((value) => ({ value, label: t(`account:claimHistory.${value}`) }));
  return <Select<string | number> {...field} options={options} />;
}

function ScopeDetail() {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <FormField
      name="changeInScopeDetail"
      label={t('quote:question.changeInScopeDetail')}
      isRequired
      isWide
    >
      <Input.TextArea rows={2} maxLength={2000} />
    </FormField>
  );
}
