import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../kit/lists/row-menu';
import type { Submission } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { useSubmissionCommands } from './api';

type Act = Submission['allowedActions'][number];

/** What opens a dialog, in the order of the menu. */
const DIALOGS: readonly { act: Act; modal: string; labelKey: string; isDanger?: true }[] = [
  { act: 'certify', modal: 'submission-certify', labelKey: 'certify' },
  { act: 'complete', modal: 'submission-complete', labelKey: 'complete' },
  { act: 'edit', modal: 'submission-edit', labelKey: 'edit' },
  { act: 'nonViable', modal: 'submission-non-viable', labelKey: 'nonViable' },
  { act: 'decline', modal: 'submission-decline', labelKey: 'decline', isDanger: true },
  { act: 'delete', modal: 'submission-delete', labelKey: 'delete', isDanger: true },
];

/** What is done at a press: it can be taken back by the next step. */
const PRESSES = [
  { act: 'askInformation', change: { operationalStatus: 'PENDING_INFO' } },
  { act: 'reopen', change: { status: 'IN_PROGRESS' } },
  { act: 'lose', change: { status: 'LOST' } },
] as const;

/** What the person may do with a submission now. */
export function useSubmissionActions({ id, allowedActions }: Submission): RowAction[] {
  const { t } = useTranslation(['common', 'submission']);
  const snackbar = useSnackbar();
  const { change } = useSubmissionCommands();
  const press = useSubmit(
    (chosen: (typeof PRESSES)[number]['change'], key) => change(id, chosen, key),
    {
      onDone: () => snackbar.success(t('submission:saved')),
      onRefused: (error) => snackbar.problem(error),
    },
  );
  const mayAssign = allowedActions.includes('assign') || allowedActions.includes('reassign');
  const assign = {
    key: 'assign',
    label: t('submission:action.assign'),
    onPick: () => openModal('submission-assign', { submissionIds: [id] }),
  };
  return [
    ...(mayAssign ? [assign] : []),
    ...PRESSES.filter(({ act }) => allowedActions.includes(act)).map(({ act, change: chosen }) => ({
      key: act,
      label: t(`submission:action.${act}`),
      onPick: () => void press.submit(chosen),
    })),
    ...DIALOGS.filter(({ act }) => allowedActions.includes(act)).map(
      ({ act, modal, labelKey, isDanger }) => ({
        key: act,
        label: t(`submission:action.${labelKey}`),
        ...(isDanger && { isDanger }),
        onPick: () => openModal(modal, { submissionId: id }),
      }),
    ),
  ];
}
