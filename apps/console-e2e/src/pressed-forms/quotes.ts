import type { Page } from '@playwright/test';
import { RED_ROCK_DENTAL } from '../accounts';
import { fillRequired } from '../presses';
import { answerQuestions } from '../quotes';
import { NOBODYS, modal, ready, referred, tickAll, addPhase, type PressedForm } from './form';

/** As if the person had put every quote aside. */
const snoozed = (page: { content: object[] }) => ({
  ...page,
  content: page.content.map((quote) => ({ ...quote, snoozedUntil: '2099-01-01T00:00:00.000Z' })),
});

const openSnooze = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: 'Until a date…' }).click();
};

/** As if the quote were bound, and its invoice open. */
const bound = (quote: object) => ({
  ...quote,
  status: 'BOUND',
  isEndorsement: false,
  policyId: NOBODYS,
  policyNumber: 'P-26-0000000-01',
});
const unpaid = () => ({
  content: [{ id: NOBODYS, invoiceNumber: 'I-26-0000000', amountDue: 10, balance: 10 }],
});

/** Saves a price as a quote of a company that no directory knows. */
const placeClient = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save as quote' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Zip code').fill('85001');
  await fillRequired(page, dialog);
};

/** The forms of quotes, from the wizard to binding. */
export const quotes: PressedForm[] = [
  modal(
    'admin',
    'admin/quotes',
    'quote-assign-underwriter',
    'quotes/actions/quote-assign-modal.tsx',
    referred,
  ),
  modal('agency', 'agency/quotes', 'quote-lost', 'quotes/actions/quote-lost-modal.tsx', ready, {
    isUndoable: true,
  }),
  modal(
    'agency',
    'agency/quotes',
    'quote-need-by',
    'quotes/actions/quote-need-by-modal.tsx',
    ready,
    { isUndoable: true },
  ),
  modal(
    'agency',
    'agency/quotes',
    'underwriter-review',
    'quotes/actions/quote-refer-modal.tsx',
    ready,
  ),
  modal('agency', 'agency/quotes', 'quote-delete', 'quotes/actions/quote-delete-modal.tsx', ready),
  modal(
    'agency',
    'agency/quotes',
    'quote-rate-again',
    'quotes/rate-again/quote-rate-again-modal.tsx',
    ready,
    { isMoney: true },
  ),
  modal('agency', 'agency/quotes', 'quote-bind', 'quotes/binding/bind-modal.tsx', ready, {
    isMoney: true,
  }),
  modal(
    'agency',
    'agency/quotes',
    'quote-sign-request',
    'quotes/binding/sign-request-modal.tsx',
    ready,
  ),
  modal('agency', 'agency/quotes', 'quote-send', 'quotes/binding/send-modal.tsx', ready),
  modal(
    'agency',
    'agency/quotes',
    'quote-request-retail',
    'quotes/binding/retail-modal.tsx',
    ready,
  ),
  modal(
    'underwriter',
    'admin/quotes',
    'quote-release-terms',
    'quotes/actions/quote-release-modal.tsx',
    referred,
  ),
  modal(
    'underwriter',
    'admin/quotes',
    'quote-decline',
    'quotes/actions/quote-decline-modal.tsx',
    referred,
    { isUndoable: true },
  ),
  {
    name: 'send-pay-link',
    file: 'features/policies/bound-panel.tsx',
    person: 'agency',
    path: ({ readyQuote }) => `/agency/quotes/${readyQuote}`,
    answers: { '/api/quote/v1/*': bound, '/api/billing/v1/search': unpaid },
    button: 'Send the link to pay',
    isBare: true,
  },
  {
    name: 'snooze-back',
    file: 'features/quotes/snooze/snooze-menu.tsx',
    person: 'underwriter',
    path: ({ referredQuote }) => `/admin/inbox/${referredQuote}`,
    answers: { '/api/quote/v1/search': snoozed },
    button: 'Bring back',
    isBare: true,
  },
  {
    name: 'snooze-until',
    file: 'features/quotes/snooze/snooze-dialog.tsx',
    person: 'underwriter',
    path: ({ referredQuote }) => `/admin/inbox/${referredQuote}`,
    prepare: openSnooze,
    isBare: true,
  },
  modal('underwriter', 'admin/quotes', 'irpm-modifier', 'quotes/actions/irpm-modal.tsx', referred),
  ...['broker-fee-edit', 'mga-fee-edit'].map((id) =>
    modal('underwriter', 'admin/quotes', id, 'quotes/actions/fee-modals.tsx', referred),
  ),
  ...(
    [
      ['quote-reset', 'reset-modal'],
      ['quote-bypass', 'bypass-modal'],
      ['quote-commission', 'commission-modal'],
      ['specified-event-form', 'specified-event-modals'],
      ['underwriting-unsaved', 'market-modals'],
    ] as const
  ).map(([id, file]) =>
    modal('underwriter', 'admin/quotes', id, `quotes/desk/${file}.tsx`, referred),
  ),
  modal('agency', 'agency/quotes', 'quote-agent', 'quotes/desk/agent-modal.tsx', ready),
  modal(
    'agency',
    'agency/quotes',
    'quotes-delete-invalid-expired',
    'quotes/desk/clear-closed-modal.tsx',
    ready,
  ),
  modal('admin', 'admin/quotes', 'quote-rescind', 'quotes/actions/quote-rescind-modal.tsx', ready),
  modal('agency', 'agency/quotes', 'quote-revive', 'quotes/actions/quote-revive-modal.tsx', ready),
  modal(
    'underwriter',
    'admin/quotes',
    'quote-update-terms',
    'quotes/actions/quote-update-modal.tsx',
    referred,
  ),
  modal(
    'underwriter',
    'admin/quotes',
    'subjectivity-manuscript',
    'quotes/subjectivities/manuscript-modal.tsx',
    referred,
  ),
  {
    ...modal('agency', 'agency/quotes', 'quote-cart', 'quotes/cart/cart-modal.tsx', () => ({
      accountId: RED_ROCK_DENTAL,
    })),
    answers: {
      '/api/quote/v1/cart/account/*': () => ({
        limit: 5,
        quotes: [
          {
            id: NOBODYS,
            quoteNumber: 'Q-1',
            product: 'P250',
            currency: 'USD',
            effectiveDate: '2026-12-01',
          },
        ],
      }),
    },
  },
  {
    ...modal(
      'agency',
      'agency/quotes',
      'quote-surplus-notice',
      'quotes/binding/surplus-notice-modal.tsx',
      ready,
    ),
    answers: {
      '/api/account/v1/agency/surplus/search': () => ({
        content: [
          { id: NOBODYS, brokerFirstName: 'M', brokerLastName: 'Q', surplusLicenseNumber: '1' },
        ],
      }),
    },
  },
  {
    name: 'the last step of the wizard',
    file: 'pages/quotes/wizard/quote-step.tsx',
    person: 'agency',
    path: () => `/agency/quotes/P250/${RED_ROCK_DENTAL}/requestQuote/questions`,
    isBare: true,
    prepare: async (page: Page) => {
      await answerQuestions(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('list', { name: 'Why this premium' }).waitFor();
    },
  },
  {
    name: 'the client of an indication',
    file: 'pages/quotes/indication/new-client-dialog.tsx',
    person: 'agency',
    path: () =>
      '/agency/indication?company=Quiet+Mesa&state=AZ&industryCode=621210&revenue=1200000',
    answers: { '/api/account/v1/address/verify': () => ({ verified: true }) },
    isBare: true,
    prepare: placeClient,
  },
  {
    name: 'a new account',
    file: 'features/accounts/account-add-form.tsx',
    person: 'agency',
    path: () => '/agency/manage/account/lookup?name=Pressed',
    answers: { '/api/account/v1/address/verify': () => ({ verified: true }) },
    isBare: true,
    prepare: addPhase,
  },
  modal(
    'admin',
    'admin/accounts',
    'account-address-confirm',
    'accounts/address-confirm-modal.tsx',
    () => ({
      account: { name: 'Pressed twice' },
      key: 'of-the-form-before',
      fields: ['ZIP'],
    }),
  ),
  {
    name: 'the next step of a quote',
    file: 'features/quotes/actions/use-quote-actions.tsx',
    person: 'agency',
    path: ({ draftQuote }) => `/agency/quotes/${draftQuote}`,
    button: 'Request Quote',
  },
  {
    name: 'a condition met',
    file: 'features/quotes/subjectivities/subjectivity-list.tsx',
    person: 'underwriter',
    path: ({ referredQuote }) => `/admin/quotes/${referredQuote}`,
    answers: {
      '/api/quote/v1/0*': (quote: object) => ({
        ...quote,
        subjectivities: [
          {
            id: NOBODYS,
            title: 'Backups',
            stage: 'bind',
            state: 'open',
            completed: false,
            evidence: [],
            autoClear: null,
            docId: null,
          },
        ],
      }),
    },
    button: 'Mark complete',
  },
];

/** Dialogs of accounts and links. */
export const linked: PressedForm[] = [
  {
    name: 'signing',
    file: 'features/quotes/signing/sign-form.tsx',
    person: 'agency',
    path: ({ readyQuote }) => `/quote/${readyQuote}/sign/P250`,
    answers: {
      '/api/esign/v1/status/*': () => ({ open: true, docId: NOBODYS, attestation: 'I attest.' }),
    },
    prepare: tickAll,
  },
  {
    name: 'requesting to bind',
    file: 'pages/linked/request-to-bind-page.tsx',
    person: 'agency',
    path: ({ readyQuote }) => `/quote/${readyQuote}/request-to-bind/P250`,
  },
  {
    name: 'attesting a notice',
    file: 'pages/linked/attest-surplus-page.tsx',
    person: 'agency',
    path: ({ readyQuote }) => `/quote/${readyQuote}/attest-surplus-notice`,
    answers: {
      '/api/quote/v1/0*': (quote: { firmographicData: object }) => ({
        ...quote,
        surplusNoticeAttested: false,
        firmographicData: { ...quote.firmographicData, state: 'LA' },
      }),
    },
    prepare: tickAll,
  },
  {
    name: 'paying',
    file: 'features/payments/charge-form.tsx',
    person: 'agency',
    isMoney: true,
    path: (rows) => `/policy/${rows.policy}/accountant-payment`,
    answers: {
      '/api/billing/v1/balance/*': (balance: object) => ({ ...balance, dueAmount: 100 }),
      '/api/billing/v1/status/*': (status: object) => ({ ...status, status: 'Open' }),
      '/api/billing/v1/oneInc/key': () => ({ key: 'session' }),
      '/api/billing/v1/oneInc/validate': () => ({ valid: true }),
      '/api/billing/v1/oneInc/P*': (portal: object) => ({ ...portal, dueAmount: 100 }),
    },
    prepare: (page) => page.getByLabel('Routing number').fill('021000021'),
    // The number goes to the portal, which knows an attempt by its number.
    hasNoKey: true,
  },
  modal(
    'customer',
    'customer/quotes',
    'named-insured-attestation',
    'quotes/signing/named-insured-modal.tsx',
    ({ sentQuote }) => ({ quoteId: sentQuote }),
    { prepare: tickAll },
  ),
];
