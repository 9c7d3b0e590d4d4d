import { Button, Flex, Form } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { isAfterSending } from '../../lib/same-page';
import { PageHeader, type PageHeaderProps } from '../pages/page-header';
import '../kit.css';
import { FormNotices } from './form-notices';
import { LeaveQuestion } from './leave-question';
import { SubmitButton } from './submit-button';
import { useFormSubmission, type SubmissionOptions } from './use-form-submission';

/** Fields that belong together, under their heading. */
export interface FormSection {
  key: string;
  title: string;
  /** What is to be known before the fields are filled in. */
  text?: string;
  fields: ReactNode;
}

interface FormPageProps<Values> extends PageHeaderProps, SubmissionOptions<Values> {
  sections: FormSection[];
  initialValues: Partial<Values>;
  submitLabel: string;
  cancelLabel: string;
  /** Whether enough is filled in to send. */
  isComplete?: (values: Partial<Values>) => boolean;
  onCancel: () => void;
}

/** A form as a page of its own: its sections, what stands in its way, and no loss of what was typed. */
export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { form, sections, initialValues, submitLabel, cancelLabel, onCancel } = props;
  const { crumbs, title, tag, action, isComplete = () => true } = props;
  const submission = useFormSubmission(props);
  const values = (Form.useWatch([], form) ?? {}) as Partial<Values>;
  return (
    <div className="kit-page">
      <PageHeader crumbs={crumbs} title={title} tag={tag} action={action} />
      <Form<Values>
        form={form}
        layout="vertical"
        className="kit-form-page"
        initialValues={initialValues}
        validateTrigger={submission.wasRefused ? ['onBlur', 'onChange'] : 'onBlur'}
        scrollToFirstError
        onFinish={(entered) => void submission.onFinish(entered)}
        onFinishFailed={submission.onFinishFailed}
        onFieldsChange={submission.onFieldsChange}
      >
        <FormNotices form={form} submission={submission} />
        {sections.map(({ key, title: heading, text, fields }) => (
          <section key={key} className="card kit-form-section" aria-labelledby={`form-${key}`}>
            <h2 id={`form-${key}`}>{heading}</h2>
            {text && <p className="muted">{text}</p>}
            <div className="kit-form-fields">{fields}</div>
          </section>
        ))}
        <UnsavedChanges
          isTyped={() => form.isFieldsTouched()}
          onDropped={submission.draft.forget}
        />
        <Flex justify="end" gap={8} wrap>
          <Button onClick={onCancel} disabled={submission.isSending}>
            {cancelLabel}
          </Button>
          <SubmitButton type="primary" submission={submission} disabled={!isComplete(values)}>
            {submitLabel}
          </SubmitButton>
        </Flex>
      </Form>
    </div>
  );
}

interface UnsavedChangesProps {
  isTyped: () => boolean;
  onDropped: () => void;
}

/** Asks before another page, a closed tab or a reload drops what was typed. */
function UnsavedChanges({ isTyped, onDropped }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isTyped() &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isAfterSending(nextLocation.state),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isTyped() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  });
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onDropped();
    blocker.proceed();
  };
  return <LeaveQuestion onStay={() => blocker.reset()} onLeave={leave} />;
}
