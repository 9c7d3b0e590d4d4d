import { modal, NOBODYS, tickAll, type Data, type PressedForm } from './form';

const page = 'admin/submissions';
const forms = 'submissions/form-modals.tsx';
const steps = 'submissions/step-modals.tsx';
const submission: Data = ({ submission: submissionId }) => ({ submissionId });

/** What is done with business that is sent in. */
export const submissions: PressedForm[] = [
  modal('agency', 'agency/submissions', 'submission-create', forms),
  modal('admin', page, 'submission-edit', forms, submission),
  modal('admin', page, 'submission-assign', forms, () => ({ submissionIds: [NOBODYS] })),
  modal('admin', page, 'submission-decline', steps, submission),
  modal('admin', page, 'submission-non-viable', steps, submission),
  modal('admin', page, 'submission-certify', steps, submission, { prepare: tickAll }),
  modal('admin', page, 'submission-complete', steps, submission),
  modal('admin', page, 'submission-delete', steps, submission),
];
