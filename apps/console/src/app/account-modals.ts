import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

/** The dialogs about what is known of a client and how it stands. */
export const ACCOUNT_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'policy-holder-contact': {
    Component: lazyModal(
      () => import('../features/accounts/details/policy-contact-modal'),
      'PolicyContactModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'social-engineering-questions': {
    Component: lazyModal(
      () => import('../features/accounts/details/social-engineering-modal'),
      'SocialEngineeringModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'social-engineering-unavailable': {
    Component: lazyModal(
      () => import('../features/accounts/details/social-engineering-modal'),
      'SocialEngineeringUnavailableModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'account-no-domain-attest': {
    Component: lazyModal(
      () => import('../features/accounts/details/no-domain-modal'),
      'NoDomainModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'invalidate-quotes': {
    Component: lazyModal(
      () => import('../features/accounts/details/invalidate-quotes-modal'),
      'InvalidateQuotesModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'account-rename-request': {
    Component: lazyModal(
      () => import('../features/accounts/details/rename-modals'),
      'RenameRequestModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'account-rename-decide': {
    Component: lazyModal(
      () => import('../features/accounts/details/rename-modals'),
      'RenameDecisionModal',
    ),
    permission: 'account:certify',
    area: 'accounts',
  },
  'account-details-confirm': {
    Component: lazyModal(
      () => import('../features/accounts/details/details-confirm-modal'),
      'DetailsConfirmModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'quotes-invalidated': {
    Component: lazyModal(
      () => import('../features/accounts/details/quotes-invalidated-modal'),
      'QuotesInvalidatedModal',
    ),
    permission: 'account:edit',
    area: 'accounts',
  },
  'account-decline': {
    Component: lazyModal(
      () => import('../features/accounts/actions/account-decline-modal'),
      'AccountDeclineModal',
    ),
    permission: 'account:decline',
    area: 'accounts',
  },
  'account-lost': {
    Component: lazyModal(
      () => import('../features/accounts/actions/account-lost-modal'),
      'AccountLostModal',
    ),
    permission: 'account:lost',
    area: 'accounts',
  },
  'account-undecline': {
    Component: lazyModal(
      () => import('../features/accounts/actions/account-undecline-modal'),
      'AccountUndeclineModal',
    ),
    permission: 'account:undecline',
    area: 'accounts',
  },
  'account-sync-leads': {
    Component: lazyModal(
      () => import('../features/accounts/leads/sync-leads-modal'),
      'SyncLeadsModal',
    ),
    permission: 'account:certify',
    area: 'accounts',
  },
  'account-delete': {
    Component: lazyModal(
      () => import('../features/accounts/actions/account-delete-modal'),
      'AccountDeleteModal',
    ),
    permission: 'account:delete',
    area: 'accounts',
  },
};
