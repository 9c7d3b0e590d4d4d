import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/lists/bulk/bulk-action';
import type { Submission } from '../../lib/api-types';
import { useSubmissionCommands } from './api';

const AssigneeField = lazy(async () => ({ default: (await import('./fields')).AssigneeField }));

/** What is done with several submissions at once: they are given to one person. */
export function useSubmissionBulk(): BulkAction<Submission>[] {
  const { t } = useTranslation(['common', 'submission']);
  const { assign } = useSubmissionCommands();
  return [
    {
      key: 'assign',
      label: t('submission:assign.title'),
      isOffered: ({ allowedActions }) =>
        allowedActions.includes('assign') || allowedActions.includes('reassign'),
      fields: AssigneeField,
      run: ({ id }, key, values) =>
        assign([id], (values as { assignedUser: string }).assignedUser, key),
    },
  ];
}
