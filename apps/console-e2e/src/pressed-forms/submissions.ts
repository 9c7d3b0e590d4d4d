import {
  draft,
  modal,
  NOBODYS,
  ready,
  referred,
  tickAll,
  type Data,
  type PressedForm,
} from './form';

const page = 'admin/submissions';
const forms = 'submissions/form-modals.tsx';
const steps = 'submissions/step-modals.tsx';
const risk = 'quotes/desk/risk-modals.tsx';
const requests = 'quotes/wholesale/request-modals.tsx';
const submission: Data = ({ submission: submissionId }) => ({ submissionId });

/** What is done with business that is sent in, and with quotes that are asked to be bound. */
export const submissions: PressedForm[] = [
  modal('agency', 'agency/submissions', 'submission-create', forms),
  modal('admin', page, 'submission-edit', forms, submission),
  modal('admin', page, 'submission-assign', forms, () => ({ submissionIds: [NOBODYS] })),
  modal('admin', page, 'submission-decline', steps, submission),
  modal('admin', page, 'submission-non-viable', steps, submission),
  modal('admin', page, 'submission-certify', steps, submission, { prepare: tickAll }),
  modal('admin', page, 'submission-complete', steps, submission),
  modal('admin', page, 'submission-delete', steps, submission),
  modal('underwriter', 'admin/quotes', 'risk-reassess', risk, referred),
  modal('underwriter', 'admin/quotes', 'quote-tam', risk, referred),
  modal(
    'agency',
    'agency/quotes',
    'security-questions',
    'quotes/builder/security-questions-modal.tsx',
    draft,
    {
      prepare: async (page) => {
        for (const group of await page.getByRole('radiogroup').all()) {
          await group.getByText('Yes').click();
        }
      },
    },
  ),
  modal('admin', 'admin/quotes', 'quote-issue', risk, ready),
  modal('agency', 'agency/quotes', 'request-to-bind', requests, ready, {
    prepare: async (page) => {
      await page.getByLabel('Phone').fill('7025550134');
    },
  }),
  {
    name: 'the facts of the client of a wholesale quote',
    file: 'pages/wholesale/account-facts-form.tsx',
    person: 'agency',
    path: ({ readyQuote }) => `/agency/${readyQuote}/wholesale-review`,
    isBare: true,
    prepare: (page) => page.getByLabel('Trades as').fill('Pressed twice'),
    button: 'Save',
  },
];
