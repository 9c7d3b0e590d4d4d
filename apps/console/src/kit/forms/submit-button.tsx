import { Button, type ButtonProps } from 'antd';
import type { SubmitState } from '../../lib/use-submit';

interface SubmitButtonProps extends Omit<ButtonProps, 'htmlType' | 'loading'> {
  /** What the button sends: it turns while that is under way, and keeps the focus. */
  submission: SubmitState;
}

/** The button of everything that writes; without `onClick` it sends the form that it stands in. */
export function SubmitButton({ submission, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      htmlType={button.onClick ? 'button' : 'submit'}
      loading={submission.isSending}
      aria-disabled={submission.isLocked}
    />
  );
}
