import { Steps, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLAIM_STEPS, type ClaimStep } from './claim-fields';
import type { ClaimForm } from './claim-form';
import { stepOf } from './step-of';

/** Where a policyholder is in the notice. */
export interface ClaimSteps {
  /** The part that is shown; undefined: all of them at once. */
  step: ClaimStep | undefined;
  isFirst: boolean;
  isLast: boolean;
  next: () => Promise<void>;
  back: () => void;
  /** Shows the part in which something is missing. */
  toFirstError: () => void;
}

/** The notice part by part for who is in a hurry on a telephone; others see it whole. */
export function useClaimSteps(form: FormInstance<ClaimForm>, isStepped: boolean): ClaimSteps {
  const [at, setAt] = useState(0);
  const step = isStepped ? CLAIM_STEPS[at] : undefined;
  return {
    step,
    isFirst: !isStepped || at === 0,
    isLast: !isStepped || at === CLAIM_STEPS.length - 1,
    next: async () => {
      const fields = Object.keys(form.getFieldsValue()).filter((name) => stepOf(name) === step);
      const isRight = await form.validateFields(fields as (keyof ClaimForm)[]).then(
        () => true,
        () => false,
      );
      if (isRight) setAt(at + 1);
    },
    back: () => setAt(at - 1),
    toFirstError: () => {
      const wrong = form
        .getFieldsError()
        .filter(({ errors }) => errors.length > 0)
        .map(({ name }) => CLAIM_STEPS.indexOf(stepOf(String(name[0]))));
      if (wrong.length > 0) setAt(Math.min(...wrong));
    },
  };
}

/** Which part of how many. */
export function ClaimStepBar({ step }: Pick<ClaimSteps, 'step'>) {
  const { t } = useTranslation(['common', 'account']);
  if (!step) return null;
  return (
    <Steps
      className="claim-step-bar"
      size="small"
      responsive={false}
      current={CLAIM_STEPS.indexOf(step)}
      items={CLAIM_STEPS.map((name) => ({
        title: name === step ? t(`account:claim.group.${name}`) : '',
      }))}
    />
  );
}
