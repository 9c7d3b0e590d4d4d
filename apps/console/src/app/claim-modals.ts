import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const claims = 'claims';

const files = () => import('../features/claims/files/file-modals');
const decisions = () => import('../features/claims/files/decide-modals');
const claimMoney = () => import('../features/claims/money/money-modals');
const court = () => import('../features/claims/files/court-modals');
const circumstances = () => import('../features/claims/circumstance-modals');
const vendors = () => import('../features/claims/vendors/vendor-modals');
const appeals = () => import('../features/claims/vendors/appeal-modals');
const diary = () => import('../features/claims/diary/diary-modals');

/** The modals of claims by their ids. */
export const CLAIM_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'claim-form': {
    Component: lazyModal(() => import('../features/claims/claim-form-modal'), 'ClaimFormModal'),
    permission: 'claim:create',
    area: claims,
  },
  'claim-file-open': {
    Component: lazyModal(files, 'FileOpenModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-vendors': {
    Component: lazyModal(files, 'VendorsModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-reserve': {
    Component: lazyModal(files, 'ReserveModal'),
    permission: 'claim:reserve',
    area: claims,
  },
  'claim-assign': {
    Component: lazyModal(files, 'AssignModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-close': {
    Component: lazyModal(files, 'CloseModal'),
    permission: 'claim:close',
    area: claims,
  },
  'claim-reopen': {
    Component: lazyModal(files, 'ReopenModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-void': {
    Component: lazyModal(() => import('../features/claims/files/void-modal'), 'VoidModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-cause': {
    Component: lazyModal(() => import('../features/claims/files/cause-modal'), 'CauseModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-excuse': {
    Component: lazyModal(decisions, 'ExcuseModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-deny': {
    Component: lazyModal(decisions, 'DenyModal'),
    permission: 'claim:close',
    area: claims,
  },
  'claim-reserve-rights': {
    Component: lazyModal(decisions, 'RightsModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-pay': {
    Component: lazyModal(() => import('../features/claims/money/pay-modal'), 'PayModal'),
    permission: 'claim:pay',
    area: claims,
  },
  'claim-payment-step': {
    Component: lazyModal(claimMoney, 'PaymentStepModal'),
    permission: 'claim:pay',
    area: claims,
  },
  'claim-recover': {
    Component: lazyModal(claimMoney, 'RecoverModal'),
    permission: 'claim:pay',
    area: claims,
  },
  'claim-reserve-approve': {
    Component: lazyModal(claimMoney, 'ReserveApproveModal'),
    permission: 'claim:reserve',
    area: claims,
  },
  'claim-reserve-withdraw': {
    Component: lazyModal(claimMoney, 'ReserveWithdrawModal'),
    permission: 'claim:reserve',
    area: claims,
  },
  'claim-diary': {
    Component: lazyModal(diary, 'DiaryModal'),
    permission: 'claim:diary',
    area: claims,
  },
  'claim-diary-done': {
    Component: lazyModal(diary, 'DiaryDoneModal'),
    permission: 'claim:diary',
    area: claims,
  },
  'claim-litigate': {
    Component: lazyModal(court, 'LitigateModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-proof': {
    Component: lazyModal(court, 'ProofModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-relate': {
    Component: lazyModal(() => import('../features/claims/files/relate-modal'), 'RelateModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'claim-make': {
    Component: lazyModal(() => import('../features/claims/claim-make-modal'), 'ClaimMakeModal'),
    permission: 'claim:file',
    area: claims,
  },
  'vendor-quote': {
    Component: lazyModal(vendors, 'VendorQuoteModal'),
    permission: 'claim:note',
    area: claims,
  },
  'vendor-log': {
    Component: lazyModal(vendors, 'VendorLogModal'),
    permission: 'claim:note',
    area: claims,
  },
  'vendor-quote-answer': {
    Component: lazyModal(vendors, 'QuoteAnswerModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'vendor-invoice': {
    Component: lazyModal(
      () => import('../features/claims/vendors/invoice-modal'),
      'VendorInvoiceModal',
    ),
    permission: 'claim:note',
    area: claims,
  },
  'vendor-appeal': {
    Component: lazyModal(appeals, 'VendorAppealModal'),
    permission: 'claim:note',
    area: claims,
  },
  'vendor-appeal-answer': {
    Component: lazyModal(appeals, 'AppealAnswerModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'vendor-terms': {
    Component: lazyModal(
      () => import('../features/claims/vendors/vendor-panel'),
      'VendorTermsModal',
    ),
    permission: 'claim:manage',
    area: claims,
  },
  'circumstance-end': {
    Component: lazyModal(circumstances, 'CircumstanceEndModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'circumstance-take-up': {
    Component: lazyModal(circumstances, 'CircumstanceTakeUpModal'),
    permission: 'claim:manage',
    area: claims,
  },
  'loss-run': {
    Component: lazyModal(
      () => import('../features/claims/loss-run/loss-run-modal'),
      'LossRunModal',
    ),
    permission: 'claim:view',
    area: claims,
  },
  'claim-correct': {
    Component: lazyModal(
      () => import('../features/claims/claim-correct-modal'),
      'ClaimCorrectModal',
    ),
    permission: 'claim:edit',
    area: claims,
  },
  'claim-delete': {
    Component: lazyModal(() => import('../features/claims/claim-delete-modal'), 'ClaimDeleteModal'),
    permission: 'claim:delete',
    area: claims,
  },
};
