import { BROKER_MODALS } from './broker-modals';
import { CLAIM_MODALS } from './claim-modals';
import { EXCESS_MODALS } from './excess-modals';
import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const area = 'policies';
const commissions = 'commissions';
const documents = 'documents';

const reasons = () => import('../features/policies/actions/reason-modal');

const voids = () => import('../features/policies/actions/void-modals');

const erps = () => import('../features/policies/actions/erp-modals');

/** The modals of policies, commissions, documents and claims by their ids. */
export const POLICY_MODALS: Readonly<Record<string, RegisteredModal>> = {
  ...BROKER_MODALS,
  ...CLAIM_MODALS,
  ...EXCESS_MODALS,
  'policy-endorse': {
    Component: lazyModal(
      () => import('../features/policies/endorsements/endorse-modal'),
      'EndorseModal',
    ),
    permission: 'policy:endorse',
    area,
  },
  'policy-cancel': {
    Component: lazyModal(() => import('../features/policies/actions/cancel-modal'), 'CancelModal'),
    permission: 'policy:cancel-request',
    area,
  },
  'policy-cancel-reject': {
    Component: lazyModal(reasons, 'CancelRejectModal'),
    permission: 'policy:cancel',
    area,
  },
  'policy-notice-stop': {
    Component: lazyModal(reasons, 'NoticeStopModal'),
    permission: 'policy:noc-stop',
    area,
  },
  'policy-notice-hold': {
    Component: lazyModal(reasons, 'NoticeHoldModal'),
    permission: 'policy:noc-stop',
    area,
  },
  'policy-notice-release': {
    Component: lazyModal(reasons, 'NoticeReleaseModal'),
    permission: 'policy:noc-stop',
    area,
  },
  'policy-undo-cancelled': {
    Component: lazyModal(reasons, 'UndoCancelledModal'),
    permission: 'policy:undo-cancel',
    area,
  },
  'policy-revert-revision': {
    Component: lazyModal(
      () => import('../features/policies/actions/revert-modal'),
      'RevertRevisionModal',
    ),
    permission: 'policy:revert-revision',
    area,
  },
  'policy-cloud-services': {
    Component: lazyModal(
      () => import('../features/policies/cloud/cloud-services-modal'),
      'CloudServicesModal',
    ),
    permission: 'policy:endorse',
    area,
  },
  'policy-cloud-issue': {
    Component: lazyModal(
      () => import('../features/policies/cloud/cloud-issue-modal'),
      'CloudIssueModal',
    ),
    permission: 'quote:issue',
    area,
  },
  'policy-cloud-take-back': {
    Component: lazyModal(
      () => import('../features/policies/cloud/cloud-withdraw-modal'),
      'CloudWithdrawModal',
    ),
    permission: 'policy:flat-cancel',
    area,
  },
  'policy-erp': {
    Component: lazyModal(erps, 'ErpModal'),
    permission: 'policy:erp',
    area,
  },
  'policy-erp-offer': {
    Component: lazyModal(erps, 'ErpOfferModal'),
    permission: 'policy:erp',
    area,
  },
  'policy-void': {
    Component: lazyModal(voids, 'VoidModal'),
    permission: 'policy:void',
    area,
  },
  'policy-void-cancel': {
    Component: lazyModal(voids, 'VoidCancelModal'),
    permission: 'policy:undo-cancel',
    area,
  },
  'policy-void-cancel-decide': {
    Component: lazyModal(voids, 'VoidCancelDecisionModal'),
    permission: 'policy:undo-cancel',
    area,
  },
  'policy-void-decide': {
    Component: lazyModal(voids, 'VoidDecisionModal'),
    permission: 'policy:void',
    area,
  },
  'policy-renewal-options': {
    Component: lazyModal(
      () => import('../features/policies/renewal/renewal-options-modal'),
      'RenewalOptionsModal',
    ),
    permission: 'policy:renewal-opt-out',
    area,
  },
  'policy-non-renew': {
    Component: lazyModal(
      () => import('../features/policies/renewal/non-renew-modal'),
      'NonRenewModal',
    ),
    permission: 'policy:non-renew',
    area,
  },
  'policy-check-in-mail': {
    Component: lazyModal(
      () => import('../features/policies/actions/check-in-mail-modal'),
      'CheckInMailModal',
    ),
    permission: 'policy:check-in-mail',
    area,
  },
  'policy-generate': {
    Component: lazyModal(
      () => import('../features/policies/actions/generate-modal'),
      'GenerateModal',
    ),
    permission: 'quote:issue',
    area,
  },
  'policy-binder-extend': {
    Component: lazyModal(
      () => import('../features/policies/actions/extend-binder-modal'),
      'ExtendBinderModal',
    ),
    permission: 'binder:extend',
    area,
  },
  'commission-payment': {
    Component: lazyModal(
      () => import('../features/commissions/payment-modal'),
      'CommissionPaymentModal',
    ),
    permission: 'commission:pay',
    area: commissions,
  },
  'payments-pause': {
    Component: lazyModal(() => import('../features/commissions/pause-modal'), 'PaymentsPauseModal'),
    permission: 'commission:pause',
    area: commissions,
  },
  'commission-statement-download': {
    Component: lazyModal(
      () => import('../features/commissions/download-modal'),
      'StatementDownloadModal',
    ),
    permission: 'commission:statement-download',
    area: commissions,
    commandKey: 'agency:statement.download',
  },
  'document-upload': {
    Component: lazyModal(() => import('../features/documents/upload-modal'), 'DocumentUploadModal'),
    permission: 'document:upload',
    area: documents,
    commandKey: 'policy:documentUpload.title',
  },
  'document-update': {
    Component: lazyModal(() => import('../features/documents/edit-modal'), 'DocumentEditModal'),
    permission: 'document:upload',
    area: documents,
  },
  'document-delete': {
    Component: lazyModal(() => import('../features/documents/delete-modal'), 'DocumentDeleteModal'),
    permission: 'document:delete',
    area: documents,
  },
};
