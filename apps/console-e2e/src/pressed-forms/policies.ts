import { choose } from '../quotes';
import { NOBODYS, modal, policy, tickAll, type Data, type PressedForm } from './form';

/** A file that somebody brought. */
const brought: Data = () => ({
  document: { docId: NOBODYS, docName: 'Report', docType: 'OTHER', visibility: 'TRADE' },
});

const NO_AMOUNTS = {
  firstPartyExpense: 0,
  firstPartyLoss: 0,
  lossAdjustment: 0,
  thirdPartyLoss: 0,
  total: 0,
};
const FILE = {
  vendors: [],
  claimId: NOBODYS,
  claimNumber: 'C-1',
  insuredName: 'A',
  fileStatus: 'OPEN',
  cause: 'OTHER',
  litigation: null,
  proofReceivedOn: null,
  currency: 'USD',
  handlerId: NOBODYS,
  reserves: NO_AMOUNTS,
  paid: NO_AMOUNTS,
  allowedActions: [],
};
const ofClaim: Data = ({ claim }) => ({ claimId: claim });
const billed: Data = (rows) => ({
  ...ofClaim(rows),
  vendorInvoice: {
    id: NOBODYS,
    lines: [{ number: 1, text: 'Images', cuts: [{ reason: 'BEYOND_QUOTE', amount: 1 }] }],
  },
});
const FILE_ANSWER = { '/api/claims/v1/claimsFile/*': () => FILE };
const payee: Data = () => ({ agencyId: NOBODYS, agencyName: 'A' });

/** The forms of policies, claims and documents. */
export const policies: PressedForm[] = [
  modal(
    'agency',
    'agency/policies',
    'policy-endorse',
    'policies/endorsements/endorse-modal.tsx',
    policy,
    {
      prepare: (page) => choose(page, 'Retention', '$10,000'),
    },
  ),
  modal('admin', 'admin/documents', 'document-update', 'documents/edit-modal.tsx', brought),
  modal('admin', 'admin/documents', 'document-delete', 'documents/delete-modal.tsx', brought),
  modal('agency', 'agency/policies', 'policy-cancel', 'policies/actions/cancel-modal.tsx', policy, {
    prepare: tickAll,
  }),
  modal(
    'admin',
    'admin/policies',
    'policy-cancel-reject',
    'policies/actions/reason-modal.tsx',
    policy,
  ),
  modal(
    'admin',
    'admin/policies',
    'policy-revert-revision',
    'policies/actions/revert-modal.tsx',
    policy,
  ),
  modal(
    'admin',
    'admin/policies',
    'policy-void-cancel',
    'policies/actions/void-modals.tsx',
    policy,
  ),
  modal('admin', 'admin/policies', 'policy-erp', 'policies/actions/erp-modals.tsx', policy),
  modal('admin', 'admin/policies', 'policy-void', 'policies/actions/void-modals.tsx', policy),
  modal(
    'admin',
    'admin/policies',
    'policy-check-in-mail',
    'policies/actions/check-in-mail-modal.tsx',
    policy,
  ),
  modal(
    'agency',
    'agency/policies',
    'policy-renewal-options',
    'policies/renewal/renewal-options-modal.tsx',
    policy,
    { prepare: tickAll },
  ),
  modal(
    'admin',
    'admin/policies',
    'policy-non-renew',
    'policies/renewal/non-renew-modal.tsx',
    policy,
    { prepare: (page) => choose(page, 'Reason', 'Underwriting reasons') },
  ),
  modal(
    'admin',
    'admin/policies',
    'policy-program-add',
    'policies/programs/program-modals.tsx',
    policy,
  ),
  modal(
    'admin',
    'admin/policies',
    'policy-invoice-print',
    'policies/papers/print-invoice-modal.tsx',
    policy,
  ),
  modal(
    'admin',
    'admin/policies',
    'policy-generate',
    'policies/actions/generate-modal.tsx',
    policy,
  ),
  modal(
    'admin',
    'admin/policies',
    'policy-binder-extend',
    'policies/actions/extend-binder-modal.tsx',
    policy,
  ),
  modal(
    'agency',
    'agency/claims',
    'claim-correct',
    'claims/claim-correct-modal.tsx',
    ({ claim }) => ({ claimId: claim }),
  ),
  modal(
    'admin',
    'admin/commissions',
    'commission-payment',
    'commissions/payment-modal.tsx',
    payee,
    {
      isMoney: true,
    },
  ),
  modal('admin', 'admin/commissions', 'payments-pause', 'commissions/pause-modal.tsx', payee),
  modal('agency', 'agency/claims', 'claim-form', 'claims/claim-dialog.tsx', policy, {
    button: 'Save',
  }),
  modal(
    'agency',
    'agency/claims',
    'claim-delete',
    'claims/claim-delete-modal.tsx',
    ({ claim }) => ({ claimId: claim }),
  ),
  modal('admin', 'admin/claims', 'claim-void', 'claims/files/void-modal.tsx', ({ claim }) => ({
    claimId: claim,
  })),
  ...['claim-reserve', 'claim-assign', 'claim-vendors', 'claim-close', 'claim-reopen'].map((id) =>
    modal(
      'admin',
      'admin/claims',
      id,
      'claims/files/file-modals.tsx',
      ({ claim }) => ({ claimId: claim }),
      {
        answers: {
          '/api/claims/v1/claimsFile/*': () => FILE,
          '/api/claims/v1/claimsFile/vendors': () => [{ id: NOBODYS, name: 'A' }],
          '/api/claims/v1/claimsFile/handlers': () => [
            { id: NOBODYS, name: 'A', roleName: 'Claims Adjuster' },
          ],
        },
      },
    ),
  ),
  modal('admin', 'admin/claims', 'claim-make', 'claims/claim-make-modal.tsx', ofClaim),
  modal('admin', 'admin/claims', 'claim-deny', 'claims/files/decide-modals.tsx', ofClaim),
  modal('admin', 'admin/claims', 'circumstance-end', 'claims/circumstance-modals.tsx', ofClaim),
  modal('vendor', 'vendor/claims', 'vendor-quote', 'claims/vendors/vendor-modals.tsx', ofClaim),
  modal('vendor', 'vendor/claims', 'vendor-invoice', 'claims/vendors/invoice-modal.tsx', ofClaim, {
    answers: {
      '/api/claims/v1/claimsFile/*/vendorWork': () => ({
        claimId: NOBODYS,
        currency: 'USD',
        quotes: [],
        work: [],
        invoices: [],
      }),
    },
  }),
  modal('vendor', 'vendor/claims', 'vendor-appeal', 'claims/vendors/appeal-modals.tsx', billed),
  modal('admin', 'admin/claims', 'vendor-terms', 'claims/vendors/vendor-panel.tsx', () => ({
    panelVendor: { id: NOBODYS, name: 'A', kind: 'FORENSICS', states: [], rates: [] },
  })),
  modal('admin', 'admin/claims', 'claim-diary', 'claims/diary/diary-modals.tsx', ofClaim),
  modal('admin', 'admin/claims', 'claim-recover', 'claims/money/money-modals.tsx', ofClaim, {
    isMoney: true,
  }),
  modal('admin', 'admin/claims', 'claim-pay', 'claims/money/pay-modal.tsx', ofClaim, {
    isMoney: true,
    answers: {
      '/api/claims/v1/claimsFile/*/money': () => ({
        claimId: NOBODYS,
        currency: 'USD',
        left: null,
        payments: [],
      }),
    },
  }),
  modal('admin', 'admin/claims', 'claim-cause', 'claims/files/cause-modal.tsx', ofClaim, {
    answers: FILE_ANSWER,
  }),
  ...['claim-litigate', 'claim-proof'].map((id) =>
    modal('admin', 'admin/claims', id, 'claims/files/court-modals.tsx', ofClaim, {
      answers: FILE_ANSWER,
    }),
  ),
  modal('admin', 'admin/claims', 'claim-relate', 'claims/files/relate-modal.tsx', ofClaim, {
    answers: {
      '/api/claims/v1/claimsFile/*/related': () => [
        {
          claimId: NOBODYS,
          claimNumber: 'C-2',
          lossDate: null,
          cause: 'OTHER',
          likeness: [],
          isRelated: false,
        },
      ],
    },
  }),
  {
    name: 'binding an endorsement',
    file: 'features/policies/endorsements/endorsement-list.tsx',
    person: 'agency',
    path: (rows) => `/agency/policies/${rows.policy}/revisions`,
    button: /^Bind /,
    answers: {
      '/api/quote/v1/endorsement/*': () => [
        {
          id: NOBODYS,
          quoteNumber: 'Q-1',
          status: 'READY',
          effectiveDate: '2026-12-01',
          premium: 1,
          currency: 'USD',
          allowedActions: ['bind'],
        },
      ],
    },
  },
];
