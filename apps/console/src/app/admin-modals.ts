import { lazy } from 'react';
import type { RegisteredModal } from './modal-registry';

const users = 'manage/users';
const teams = 'manage/teams';
const keys = 'manage/api-keys';
const domains = 'manage/blacklisted-domains';

const access = () => import('../features/users/user-access-modals');
const invitations = () => import('../features/invitations/invitation-modals');
const confirms = () => import('../features/apikeys/api-key-confirm-modals');
const blacklist = () => import('../features/blacklist/blacklist-modals');

/** The modals of administration by their ids. */
export const ADMIN_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'user-form': {
    Component: lazy(async () => ({
      default: (await import('../features/users/user-form-modal')).UserFormModal,
    })),
    permission: 'user:view',
    area: users,
  },
  'user-delete': {
    Component: lazy(async () => ({
      default: (await import('../features/users/user-delete-modal')).UserDeleteModal,
    })),
    permission: 'user:delete',
    area: users,
  },
  'user-resend-invitation': {
    Component: lazy(async () => ({
      default: (await import('../features/users/user-resend-modal')).UserResendModal,
    })),
    permission: 'user:invite',
    area: users,
  },
  'user-migrate-teams': {
    Component: lazy(async () => ({
      default: (await import('../features/users/user-teams-modal')).UserTeamsModal,
    })),
    permission: 'team:migrate',
    area: users,
  },
  'user-assign-agencies': {
    Component: lazy(async () => ({ default: (await access()).UserAgenciesModal })),
    permission: 'user:assign-agency',
    area: users,
  },
  'user-add-accounts': {
    Component: lazy(async () => ({ default: (await access()).UserAccountsModal })),
    permission: 'user:jump',
    area: users,
  },
  'invitation-resend': {
    Component: lazy(async () => ({ default: (await invitations()).InvitationResendModal })),
    permission: 'user:invite',
    area: users,
  },
  'invitation-revoke': {
    Component: lazy(async () => ({ default: (await invitations()).InvitationRevokeModal })),
    permission: 'user:invite',
    area: users,
  },
  'mfa-settings': {
    Component: lazy(async () => ({
      default: (await import('../features/organizations/mfa-settings-modal')).MfaSettingsModal,
    })),
    permission: 'user:reset-mfa',
    area: users,
  },
  'sso-settings': {
    Component: lazy(async () => ({
      default: (await import('../features/sso/sso-settings-modal')).SsoSettingsModal,
    })),
    permission: 'user:jump',
    area: users,
  },
  'team-form': {
    Component: lazy(async () => ({
      default: (await import('../features/teams/team-form-modal')).TeamFormModal,
    })),
    permission: 'team:edit',
    area: teams,
    commandKey: 'common:teams.addTitle',
  },
  'team-delete': {
    Component: lazy(async () => ({
      default: (await import('../features/teams/team-delete-modal')).TeamDeleteModal,
    })),
    permission: 'team:delete',
    area: teams,
  },
  'api-key-create': {
    Component: lazy(async () => ({
      default: (await import('../features/apikeys/api-key-create-modal')).ApiKeyCreateModal,
    })),
    permission: 'api-key:create',
    area: keys,
    commandKey: 'common:apiKeys.createTitle',
  },
  'api-key-edit': {
    Component: lazy(async () => ({
      default: (await import('../features/apikeys/api-key-edit-modal')).ApiKeyEditModal,
    })),
    permission: 'api-key:create',
    area: keys,
  },
  'api-key-secret': {
    Component: lazy(async () => ({
      default: (await import('../features/apikeys/api-key-secret-modal')).ApiKeySecretModal,
    })),
    permission: 'api-key:view',
    area: keys,
  },
  'api-key-regenerate': {
    Component: lazy(async () => ({ default: (await confirms()).ApiKeyRegenerateModal })),
    permission: 'api-key:regenerate',
    area: keys,
  },
  'api-key-delete': {
    Component: lazy(async () => ({ default: (await confirms()).ApiKeyDeleteModal })),
    permission: 'api-key:delete',
    area: keys,
  },
  'domain-blacklist-create': {
    Component: lazy(async () => ({ default: (await blacklist()).BlacklistCreateModal })),
    permission: 'domain-blacklist:create',
    area: domains,
    commandKey: 'common:blacklist.addTitle',
  },
  'domain-blacklist-delete': {
    Component: lazy(async () => ({ default: (await blacklist()).BlacklistDeleteModal })),
    permission: 'domain-blacklist:delete',
    area: domains,
  },
  'persona-jump': {
    Component: lazy(async () => ({
      default: (await import('../features/entering/persona-jump-modal')).PersonaJumpModal,
    })),
    permission: 'user:jump',
    area: 'dashboard',
    commandKey: 'common:jump.title',
  },
  'account-switch': {
    Component: lazy(async () => ({
      default: (await import('../features/entering/account-switch-modal')).AccountSwitchModal,
    })),
    permission: 'any',
    area: 'any',
  },
};
