const BY_ANOTHER_ROW = 'its dialog is that of another row';
const SENDS_NOTHING = 'it leads to another page';
const BY_FILE = 'a file is chosen, nothing is pressed';
const SWITCH = 'a second press of a switch says the opposite';
const BY_HOOK = 'it sends by the same hook as the others; a row of its own is still to be written';
const MUST_DIFFER =
  'its form is complete only after some twenty answers; it sends by the same hook';
const ONCE = 'it sends once in the life of an account, and then leads on';
const READS = 'it hands a file to the browser and changes nothing';
const NO_DEMO = 'the demo data has no such row; it sends by the same hook as the others';

/** Files that send and are no row of the table, and why. */
export const SENT_ELSEWHERE: Record<string, string> = {
  'features/commissions/download-modal.tsx': READS,
  'features/claims/loss-run/loss-run-modal.tsx': READS,
  'features/commissions/waiting-payment.tsx': NO_DEMO,
  'features/connectors/campaign-modal.tsx': BY_HOOK,
  'features/connectors/read-again-button.tsx': NO_DEMO,
  'pages/public/letters/no-tool-letters-page.tsx': BY_HOOK,
  'features/accounts/details/invalidate-quotes-modal.tsx': BY_ANOTHER_ROW,
  'pages/accounts/answers-view.tsx': MUST_DIFFER,
  'pages/linked/account-offer.tsx': ONCE,
  'pages/quotes/wizard/verify-step.tsx': ONCE,
  'features/quotes/binding/holder-dialog.tsx': BY_ANOTHER_ROW,
  'features/policies/brokers/bor-modal.tsx': BY_HOOK,
  'features/policies/brokers/bor-rescind-modal.tsx': NO_DEMO,
  'features/policies/certificates/certificate-modal.tsx': BY_HOOK,
  'features/policies/endorsements/endorsement-next.tsx': BY_ANOTHER_ROW,
  'features/users/user-actions.ts': BY_ANOTHER_ROW,
  'features/accounts/account-create-modal.tsx': SENDS_NOTHING,
  'features/quotes/builder/cancel-modal.tsx': SENDS_NOTHING,
  'features/quotes/builder/requote-unavailable-modal.tsx': SENDS_NOTHING,
  'features/quotes/additional/additional-insured-modal.tsx': BY_HOOK,
  'features/quotes/actions/use-further-quotes.tsx': BY_HOOK,
  'features/submissions/use-submission-actions.ts': BY_HOOK,
  'pages/wholesale/request-panel.tsx': ONCE,
  'pages/quotes/indication/save-as-quote.tsx': BY_HOOK,
  'features/quotes/indication/appetite-modal.tsx': BY_HOOK,
  'pages/quotes/batch-page.tsx': BY_FILE,
  'features/rater/book-tables.tsx': BY_FILE,
  'features/notices/notice-sentence.tsx': SENDS_NOTHING,
  'features/notices/subscriptions-card.tsx': SWITCH,
  'features/profile/picture-card.tsx': BY_FILE,
  'features/policies/cloud/cloud-issue-modal.tsx': NO_DEMO,
  'features/policies/cloud/cloud-services-modal.tsx': NO_DEMO,
  'features/policies/cloud/cloud-withdraw-modal.tsx': NO_DEMO,
  'features/profile/reports-card.tsx': NO_DEMO,
  'features/agencies/logos/logo-fields.tsx': BY_FILE,
  'features/agencies/logos/logo-crop-modals.tsx': NO_DEMO,
  'features/bulk/bulk-upload-modal.tsx': BY_FILE,
  'features/bulk/upload-progress.tsx': NO_DEMO,
  'features/submissions/mail-modals.tsx': BY_HOOK,
  'pages/submissions/mails-page.tsx': BY_HOOK,
  'features/quotes/indication/batch-state.tsx': NO_DEMO,
  'features/documents/upload-modal.tsx': BY_FILE,
  'features/profile/picture-crop-modal.tsx': NO_DEMO,
  'features/rater/book-cases.tsx': NO_DEMO,
  'features/rater/book-dislocation.tsx': NO_DEMO,
  'features/rater/new-book-modal.tsx': NO_DEMO,
  'features/rater/preset-delete-modal.tsx': NO_DEMO,
  'features/sso/sso-settings-modal.tsx': NO_DEMO,
  'features/entering/entered-banner.tsx': NO_DEMO,
  'features/billing/agency-bill-modal.tsx': BY_FILE,
  'features/billing/financer-modal.tsx': BY_HOOK,
  'features/policies/excess/adhoc-modal.tsx': BY_HOOK,
  'features/clock/new-clock.tsx': BY_HOOK,
  'features/payments/installment-plan.tsx': BY_HOOK,
  'pages/quotes/wizard/use-saving.ts': BY_HOOK,
  'features/payments/saved-methods.tsx': NO_DEMO,
  'features/policies/reinstatement/no-loss-form.tsx': NO_DEMO,
};
