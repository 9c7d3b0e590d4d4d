import { Button, Flex, Form, Modal, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmitState } from '../../lib/use-submit';
import '../kit.css';
import { FormNotices } from './form-notices';
import { LeaveQuestion } from './leave-question';
import { SubmitButton } from './submit-button';
import { useFormSubmission, type SubmissionOptions } from './use-form-submission';

interface FormModalProps<Values> extends SubmissionOptions<Values> {
  title: string;
  submitLabel: string;
  initialValues: Partial<Values>;
  /** A sticky form stays when the outside is clicked, and asks before it drops what was typed. */
  isSticky?: boolean;
  /** Whether enough is filled in to send. */
  isComplete?: (values: Partial<Values>) => boolean;
  onClose: () => void;
  /** Leads to the step before, where there is one. */
  onPrevious?: () => void;
  children: ReactNode;
}

export function FormModal<Values extends object>(props: FormModalProps<Values>) {
  const { title, form, initialValues, isSticky = false, onClose, children } = props;
  const [isLeaving, setLeaving] = useState(false);
  const submission = useFormSubmission(props);
  const leave = () => {
    if (submission.isSending) return;
    if (isSticky && form.isFieldsTouched() && !isLeaving) setLeaving(true);
    else onClose();
  };
  /** Unlike a slip of the pointer or of Escape, this says that what was typed is not wanted. */
  const drop = () => {
    submission.draft.forget();
    onClose();
  };
  return (
    <Modal
      open
      title={title}
      footer={null}
      mask={{ closable: !isSticky }}
      onCancel={leave}
      width={640}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initialValues}
        validateTrigger={submission.wasRefused ? ['onBlur', 'onChange'] : 'onBlur'}
        scrollToFirstError
        onFinish={(values) => void submission.onFinish(values)}
        onFinishFailed={submission.onFinishFailed}
        onFieldsChange={submission.onFieldsChange}
      >
        <FormNotices form={form} submission={submission} />
        <div className="kit-form-fields">{children}</div>
        {isLeaving ? (
          <LeaveQuestion onStay={() => setLeaving(false)} onLeave={drop} />
        ) : (
          <FormActions {...props} submission={submission} onCancel={isSticky ? leave : drop} />
        )}
      </Form>
    </Modal>
  );
}

interface FormActionsProps<Values> {
  form: FormInstance<Values>;
  submitLabel: string;
  isComplete?: (values: Partial<Values>) => boolean;
  submission: SubmitState;
  onPrevious?: () => void;
  onCancel: () => void;
}

function FormActions<Values>(props: FormActionsProps<Values>) {
  const { form, submitLabel, isComplete = () => true, submission, onPrevious, onCancel } = props;
  const { t } = useTranslation();
  const values = (Form.useWatch([], form) ?? {}) as Partial<Values>;
  return (
    <Flex justify="end" gap={8} wrap>
      <Button onClick={onCancel} disabled={submission.isSending}>
        {t('common:action.cancel')}
      </Button>
      {onPrevious && <Button onClick={onPrevious}>{t('common:queue.previous')}</Button>}
      <SubmitButton type="primary" submission={submission} disabled={!isComplete(values)}>
        {submitLabel}
      </SubmitButton>
    </Flex>
  );
}
