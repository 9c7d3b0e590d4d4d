import { useBooleanFlagValue } from '@openfeature/react-sdk';

/** Whether the flag that an action stands behind is on. */
export function useActionFlags(): (flag: string) => boolean {
  const flags: Record<string, boolean> = {
    endorsements: useBooleanFlagValue('endorsements', true),
    'revert-revision': useBooleanFlagValue('revert-revision', false),
    'undo-cancelled-policy': useBooleanFlagValue('undo-cancelled-policy', true),
  };
  return (flag) => flags[flag] ?? true;
}
