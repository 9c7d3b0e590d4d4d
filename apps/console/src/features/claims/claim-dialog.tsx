import { Button, Flex, Form, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Edited } from '../../kit/forms/editing';
import { LeaveQuestion } from '../../kit/forms/leave-question';
import { FormNotices } from '../../kit/forms/form-notices';
import { SubmitButton } from '../../kit/forms/submit-button';
import { useFormSubmission } from '../../kit/forms/use-form-submission';
import { isStale } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { partOf } from '../../lib/submit-key';
import { editingMade, useClaimCommands } from './api';
import { ClaimFields } from './claim-fields';
import { noticeOf, type ClaimForm } from './claim-form';
import { ClaimStepBar, useClaimSteps, type ClaimSteps } from './claim-steps';
import { ClaimsLine } from './claims-line';
import './claims.css';
import { PolicyField } from './policy-field';

interface ClaimDialogProps {
  /** A claim that was saved before; without it the first save makes it. */
  claimId?: string;
  initialValues: Partial<ClaimForm>;
  edited?: Edited<ClaimForm>;
  /** Who may be reporting. */
  names: string[];
  /** The policy of a new claim, when it needs no choosing. */
  policyNumber?: string;
  close: () => void;
}

/** The notice of a claim: saved as often as wanted, then filed once. */
export function ClaimDialog({ initialValues, names, policyNumber, ...props }: ClaimDialogProps) {
  const { close } = props;
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<ClaimForm>();
  const [isLeaving, setLeaving] = useState(false);
  const { account } = useSession();
  const steps = useClaimSteps(form, account.accountType === 'CUSTOMER');
  const { claimId, submission, save, file } = useNotice(form, {
    ...props,
    toFirstError: steps.toFirstError,
  });
  const isChosen = Boolean(claimId ?? policyNumber);
  const leave = () => {
    if (submission.isSending) return;
    if (form.isFieldsTouched() && !isLeaving) setLeaving(true);
    else close();
  };
  const drop = () => {
    submission.draft.forget();
    close();
  };
  return (
    <Modal
      open
      title={t(claimId ? 'account:claim.edit' : 'account:claim.new')}
      footer={null}
      mask={{ closable: false }}
      onCancel={leave}
      width={720}
    >
      <ClaimsLine />
      <Form<ClaimForm>
        form={form}
        layout="vertical"
        initialValues={initialValues}
        validateTrigger={submission.wasRefused ? ['onBlur', 'onChange'] : 'onBlur'}
        scrollToFirstError
        onFinish={(values) => void submission.onFinish(values).then(steps.toFirstError)}
        onFinishFailed={() => {
          submission.onFinishFailed();
          steps.toFirstError();
        }}
        onFieldsChange={submission.onFieldsChange}
      >
        <FormNotices form={form} submission={submission} />
        <NoticeParts names={names} steps={steps} policyNumber={policyNumber} isChosen={isChosen} />
        {isLeaving ? (
          <LeaveQuestion onStay={() => setLeaving(false)} onLeave={drop} />
        ) : (
          <NoticeButtons
            submission={submission}
            steps={steps}
            leave={leave}
            save={save}
            file={file}
          />
        )}
      </Form>
    </Modal>
  );
}

interface NoticePartsProps {
  names: string[];
  steps: ClaimSteps;
  policyNumber: string | undefined;
  /** The policy is known. */
  isChosen: boolean;
}

/** The fields of a notice, all of them or those of one part. */
function NoticeParts({ names, steps, policyNumber, isChosen }: NoticePartsProps) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <>
      <ClaimStepBar {...steps} />
      <div className="kit-form-fields">
        {!isChosen && (
          <div className="claim-step" hidden={!steps.isFirst}>
            <PolicyField />
          </div>
        )}
        {policyNumber && (
          <p className="kit-field-wide muted">
            {t('account:claim.underPolicy', { number: policyNumber })}
          </p>
        )}
        <ClaimFields names={names} step={steps.step} />
      </div>
    </>
  );
}

interface NoticeButtonsProps {
  submission: ReturnType<typeof useNotice>['submission'];
  steps: ClaimSteps;
  leave: () => void;
  save: () => Promise<void>;
  file: () => void;
}

/** What can be done with a notice: leave it, save it, go on to its next part, file it. */
function NoticeButtons({ submission, steps, leave, save, file }: NoticeButtonsProps) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <Flex justify="end" gap={8} wrap>
      <Button onClick={leave} disabled={submission.isSending}>
        {t('common:action.cancel')}
      </Button>
      <SubmitButton submission={submission} onClick={() => void save()}>
        {t('account:claim.save')}
      </SubmitButton>
      {!steps.isFirst && (
        <Button onClick={steps.back} disabled={submission.isSending}>
          {t('common:action.back')}
        </Button>
      )}
      {steps.isLast ? (
        <SubmitButton type="primary" submission={submission} onClick={file}>
          {t('account:claim.file')}
        </SubmitButton>
      ) : (
        <Button type="primary" onClick={() => void steps.next()}>
          {t('common:action.continue')}
        </Button>
      )}
    </Flex>
  );
}

interface NoticeProps extends Pick<ClaimDialogProps, 'claimId' | 'edited' | 'close'> {
  toFirstError: () => void;
}

/** Saves what is there so far, or files what is complete. */
function useNotice(
  form: ReturnType<typeof Form.useForm<ClaimForm>>[0],
  { claimId: known, edited, close, toFirstError }: NoticeProps,
) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { account, basePath } = useSession();
  const navigate = useNavigate();
  const commands = useClaimCommands();
  const [claimId, setClaimId] = useState(known);
  const [made, setMade] = useState<Edited<ClaimForm>>();
  const isFiling = useRef(false);

  const submission = useFormSubmission<ClaimForm>({
    form,
    title: t('account:claim.edit'),
    edited: edited ?? made,
    onSubmit: async (_, key) => {
      // Fields of a closed branch are not shown, and their values are still the form's.
      const values = form.getFieldsValue(true);
      const notice = noticeOf(values, isFiling.current);
      let filedId = claimId;
      const target = claimId ? { claimId } : { policyId: values.policyId };
      try {
        const saved = await commands.save(
          target,
          notice,
          partOf(key, isFiling.current ? 'file' : 'save'),
        );
        if (!claimId) setMade(await editingMade(saved.claimId));
        setClaimId(saved.claimId);
        filedId = saved.claimId;
      } catch (error) {
        if (!isStale(error)) snackbar.error(t('account:claim.saveFailed'));
        throw error;
      }
      snackbar.success(t(isFiling.current ? 'account:claim.filed' : 'account:claim.saved'));
      if (!isFiling.current) return;
      close();
      // Who has had a loss reads what happens now.
      if (account.accountType === 'CUSTOMER') await navigate(`${basePath}/claims/${filedId}`);
    },
  });

  const save = async () => {
    isFiling.current = false;
    try {
      await form.validateFields(['name', 'policyId']);
    } catch {
      submission.onFinishFailed();
      toFirstError();
      return;
    }
    await submission.onFinish(form.getFieldsValue(true));
  };
  const file = () => {
    isFiling.current = true;
    form.submit();
  };
  return { claimId, submission, save, file };
}
