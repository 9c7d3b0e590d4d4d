import { ACCOUNT_MODALS } from './account-modals';
import { ADMIN_MODALS } from './admin-modals';
import { BILLING_MODALS } from './billing-modals';
import { lazyModal } from './lazy-modal';
import { PARTNER_MODALS } from './partner-modals';
import { POLICY_MODALS } from './policy-modals';
import { PROFILE_MODALS } from './profile-modals';
import type { RegisteredModal } from './registered-modal';
import { TABLE_MODALS } from './table-modals';
import { UNDERWRITING_MODALS } from './underwriting-modals';
import { WHOLESALE_MODALS } from './wholesale-modals';

export type { RegisteredModal };

/** Every modal by its id, which is also its name in a link (Spec 1 §2). */
export const MODALS: Readonly<Record<string, RegisteredModal>> = {
  ...PROFILE_MODALS,
  ...PARTNER_MODALS,
  ...TABLE_MODALS,
  ...ACCOUNT_MODALS,
  ...UNDERWRITING_MODALS,
  ...WHOLESALE_MODALS,
  'account-create': {
    Component: lazyModal(
      () => import('../features/accounts/account-create-modal'),
      'AccountCreateModal',
    ),
    permission: 'account:create',
    area: 'accounts',
    commandKey: 'account:create.title',
  },
  'account-address-confirm': {
    Component: lazyModal(
      () => import('../features/accounts/address-confirm-modal'),
      'AddressConfirmModal',
    ),
    permission: 'account:create',
    area: 'accounts',
  },
  'account-scan': {
    Component: lazyModal(() => import('../features/accounts/sources/source-modals'), 'ScanModal'),
    permission: 'account:scan',
    area: 'accounts',
  },
  'account-firmographic-refresh': {
    Component: lazyModal(
      () => import('../features/accounts/sources/source-modals'),
      'RefreshModal',
    ),
    permission: 'account:refresh',
    area: 'accounts',
  },
  'agency-firmographic-refresh': {
    Component: lazyModal(
      () => import('../features/accounts/sources/source-modals'),
      'AgencyRefreshModal',
    ),
    permission: 'account:refresh',
    area: 'accounts',
  },
  'account-reload': {
    Component: lazyModal(() => import('../features/accounts/sources/source-modals'), 'ReloadModal'),
    permission: 'account:refresh',
    area: 'accounts',
  },
  'agent-set': {
    Component: lazyModal(
      () => import('../features/accounts/serving/my-agent-modals'),
      'AgentSetModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'agent-remove': {
    Component: lazyModal(
      () => import('../features/accounts/serving/my-agent-modals'),
      'AgentRemoveModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'account-change-agent': {
    Component: lazyModal(
      () => import('../features/accounts/serving/move-account-modals'),
      'ChangeAgentModal',
    ),
    permission: 'account:assign-agent',
    area: 'accounts',
  },
  'account-assign-agency': {
    Component: lazyModal(
      () => import('../features/accounts/serving/move-account-modals'),
      'AssignAgencyModal',
    ),
    permission: 'account:assign-agent',
    area: 'accounts',
  },
  'account-assign-agency-link': {
    Component: lazyModal(
      () => import('../features/accounts/assign-agency-link-modal'),
      'AssignAgencyLinkModal',
    ),
    permission: 'agency:link-account',
    area: 'accounts',
  },
  'cancel-to-inbox': {
    Component: lazyModal(
      () => import('../features/quotes/builder/cancel-modal'),
      'CancelToInboxModal',
    ),
    permission: 'quote:create',
    area: 'quotes',
  },
  'requote-unavailable': {
    Component: lazyModal(
      () => import('../features/quotes/builder/requote-unavailable-modal'),
      'RequoteUnavailableModal',
    ),
    permission: 'quote:create',
    area: 'quotes',
  },
  'additional-insured': {
    Component: lazyModal(
      () => import('../features/quotes/additional/additional-insured-modal'),
      'AdditionalInsuredModal',
    ),
    permission: 'quote:edit',
    area: 'quotes',
  },
  'security-requirements': {
    Component: lazyModal(
      () => import('../features/quotes/builder/security-requirements-modal'),
      'SecurityRequirementsModal',
    ),
    permission: 'quote:create',
    area: 'quotes',
  },
  'rater-preset-form': {
    Component: lazyModal(() => import('../features/rater/preset-form-modal'), 'PresetFormModal'),
    permission: 'rater:calculate',
    area: 'quotes',
  },
  'quote-cart': {
    Component: lazyModal(() => import('../features/quotes/cart/cart-modal'), 'CartModal'),
    permission: 'quote:cart',
    area: 'quotes',
  },
  'underwriter-review': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-refer-modal'),
      'QuoteReferModal',
    ),
    permission: 'quote:refer',
    area: 'quotes',
  },
  'quote-refer': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-refer-modal'),
      'QuoteReferModal',
    ),
    permission: 'quote:refer',
    area: 'quotes',
  },
  'quote-assign-underwriter': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-assign-modal'),
      'QuoteAssignModal',
    ),
    permission: 'underwriting:underwrite',
    area: 'quotes',
  },
  'quote-need-by': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-need-by-modal'),
      'QuoteNeedByModal',
    ),
    permission: 'quote:need-by',
    area: 'quotes',
  },
  'quote-delete': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-delete-modal'),
      'QuoteDeleteModal',
    ),
    permission: 'quote:delete',
    area: 'quotes',
  },
  'subjectivity-manuscript': {
    Component: lazyModal(
      () => import('../features/quotes/subjectivities/manuscript-modal'),
      'ManuscriptModal',
    ),
    permission: 'underwriting:subjectivity-edit',
    area: 'quotes',
  },
  'quote-bind': {
    Component: lazyModal(() => import('../features/quotes/binding/bind-modal'), 'BindModal'),
    permission: 'quote:bind',
    area: 'quotes',
  },
  'named-insured-attestation': {
    Component: lazyModal(
      () => import('../features/quotes/signing/named-insured-modal'),
      'NamedInsuredModal',
    ),
    permission: 'quote:sign',
    area: 'quotes',
  },
  'quote-sign-request': {
    Component: lazyModal(
      () => import('../features/quotes/binding/sign-request-modal'),
      'SignRequestModal',
    ),
    permission: 'quote:send-sign-request',
    area: 'quotes',
  },
  'quote-surplus-notice': {
    Component: lazyModal(
      () => import('../features/quotes/binding/surplus-notice-modal'),
      'SurplusNoticeModal',
    ),
    permission: 'quote:send-sign-request',
    area: 'quotes',
  },
  'quote-decline': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-decline-modal'),
      'QuoteDeclineModal',
    ),
    permission: 'quote:decline',
    area: 'quotes',
  },
  'statement-dialog': {
    Component: lazyModal(
      () => import('../features/quotes/actions/statement-modal'),
      'StatementModal',
    ),
    permission: 'quote:view',
    area: 'quotes',
  },
  'quote-lost': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-lost-modal'),
      'QuoteLostModal',
    ),
    permission: 'quote:lost',
    area: 'quotes',
  },
  'quote-release-terms': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-release-modal'),
      'QuoteReleaseModal',
    ),
    permission: 'underwriting:release',
    area: 'quotes',
  },
  'quote-update-terms': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-update-modal'),
      'QuoteUpdateModal',
    ),
    permission: 'underwriting:update-terms',
    area: 'quotes',
  },
  'broker-fee-edit': {
    Component: lazyModal(() => import('../features/quotes/actions/fee-modals'), 'BrokerFeeModal'),
    permission: 'underwriting:broker-fee',
    area: 'quotes',
  },
  'mga-fee-edit': {
    Component: lazyModal(() => import('../features/quotes/actions/fee-modals'), 'MgaFeeModal'),
    permission: 'underwriting:mga-fee',
    area: 'quotes',
  },
  'quote-rescind': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-rescind-modal'),
      'QuoteRescindModal',
    ),
    permission: 'underwriting:rescind',
    area: 'quotes',
  },
  'quote-revive': {
    Component: lazyModal(
      () => import('../features/quotes/actions/quote-revive-modal'),
      'QuoteReviveModal',
    ),
    permission: 'quote:revive',
    area: 'quotes',
  },
  'irpm-modifier': {
    Component: lazyModal(() => import('../features/quotes/actions/irpm-modal'), 'IrpmModal'),
    permission: 'underwriting:irpm',
    area: 'quotes',
  },
  ...POLICY_MODALS,
  ...BILLING_MODALS,
  ...ADMIN_MODALS,
};
