import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const steps = () => import('../features/submissions/step-modals');
const forms = () => import('../features/submissions/form-modals');
const mails = () => import('../features/submissions/mail-modals');

/** The dialogs about business that is sent in. */
export const SUBMISSION_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'submission-create': {
    Component: lazyModal(forms, 'SubmissionFormModal'),
    permission: 'submission:create',
    area: 'submissions',
    commandKey: 'submission:action.create',
  },
  'submission-edit': {
    Component: lazyModal(forms, 'SubmissionEditModal'),
    permission: 'submission:create',
    area: 'submissions',
  },
  'submission-assign': {
    Component: lazyModal(forms, 'SubmissionAssignModal'),
    permission: 'submission:assign',
    area: 'submissions',
  },
  'submission-decline': {
    Component: lazyModal(steps, 'SubmissionDeclineModal'),
    permission: 'submission:decline',
    area: 'submissions',
  },
  'submission-non-viable': {
    Component: lazyModal(steps, 'SubmissionNonViableModal'),
    permission: 'submission:non-viable',
    area: 'submissions',
  },
  'submission-complete': {
    Component: lazyModal(steps, 'SubmissionCompleteModal'),
    permission: 'submission:complete',
    area: 'submissions',
  },
  'submission-certify': {
    Component: lazyModal(steps, 'SubmissionCertifyModal'),
    permission: 'submission:certify',
    area: 'submissions',
  },
  'submission-delete': {
    Component: lazyModal(steps, 'SubmissionDeleteModal'),
    permission: 'submission:non-viable',
    area: 'submissions',
  },
  'mail-accept': {
    Component: lazyModal(mails, 'MailAcceptModal'),
    permission: 'submission:assign',
    area: 'submissions',
  },
};
