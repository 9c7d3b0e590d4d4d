import { CONNECTOR_MODALS } from './connector-modals';
import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';
import { SWITCH_MODALS } from './switch-modals';

const users = 'manage/users';
const teams = 'manage/teams';
const keys = 'manage/api-keys';
const licences = 'manage/licences/agency';
const domains = 'manage/blacklisted-domains';

const webhooks = 'manage/webhooks';

const subjectivities = () => import('../features/subjectivities/subjectivity-modals');
const webhookForms = () => import('../features/webhooks/webhook-modals');
const access = () => import('../features/users/user-access-modals');
const invitations = () => import('../features/invitations/invitation-modals');
const confirms = () => import('../features/apikeys/api-key-confirm-modals');
const agencies = () => import('../features/agencies/agency-modals');
const licenses = () => import('../features/licenses/license-modals');
const surplus = () => import('../features/licenses/surplus-modals');
const tags = () => import('../features/tags/tag-modals');
const notes = () => import('../features/notes/note-modals');
const blacklist = () => import('../features/blacklist/blacklist-modals');

/** The modals of administration by their ids. */
export const ADMIN_MODALS: Readonly<Record<string, RegisteredModal>> = {
  ...SWITCH_MODALS,
  ...CONNECTOR_MODALS,
  'user-form': {
    Component: lazyModal(() => import('../features/users/user-form-modal'), 'UserFormModal'),
    permission: 'user:view',
    area: users,
  },
  'user-delete': {
    Component: lazyModal(() => import('../features/users/user-delete-modal'), 'UserDeleteModal'),
    permission: 'user:delete',
    area: users,
  },
  'user-resend-invitation': {
    Component: lazyModal(() => import('../features/users/user-resend-modal'), 'UserResendModal'),
    permission: 'user:invite',
    area: users,
  },
  'user-migrate-teams': {
    Component: lazyModal(() => import('../features/users/user-teams-modal'), 'UserTeamsModal'),
    permission: 'team:migrate',
    area: users,
  },
  'user-assign-agencies': {
    Component: lazyModal(access, 'UserAgenciesModal'),
    permission: 'user:assign-agency',
    area: users,
  },
  'user-add-accounts': {
    Component: lazyModal(access, 'UserAccountsModal'),
    permission: 'user:jump',
    area: users,
  },
  'invitation-form': {
    Component: lazyModal(
      () => import('../features/invitations/invitation-form-modal'),
      'InvitationFormModal',
    ),
    permission: 'user:invite',
    area: users,
  },
  'invitation-resend': {
    Component: lazyModal(invitations, 'InvitationResendModal'),
    permission: 'user:invite',
    area: users,
  },
  'invitation-revoke': {
    Component: lazyModal(invitations, 'InvitationRevokeModal'),
    permission: 'user:invite',
    area: users,
  },
  'mfa-settings': {
    Component: lazyModal(
      () => import('../features/organizations/mfa-settings-modal'),
      'MfaSettingsModal',
    ),
    permission: 'user:reset-mfa',
    area: users,
  },
  'sso-settings': {
    Component: lazyModal(() => import('../features/sso/sso-settings-modal'), 'SsoSettingsModal'),
    permission: 'user:jump',
    area: users,
  },
  'team-form': {
    Component: lazyModal(() => import('../features/teams/team-form-modal'), 'TeamFormModal'),
    permission: 'team:edit',
    area: teams,
    commandKey: 'common:teams.addTitle',
  },
  'team-delete': {
    Component: lazyModal(() => import('../features/teams/team-delete-modal'), 'TeamDeleteModal'),
    permission: 'team:delete',
    area: teams,
  },
  'api-key-create': {
    Component: lazyModal(
      () => import('../features/apikeys/api-key-create-modal'),
      'ApiKeyCreateModal',
    ),
    permission: 'api-key:create',
    area: keys,
    commandKey: 'common:apiKeys.createTitle',
  },
  'api-key-edit': {
    Component: lazyModal(() => import('../features/apikeys/api-key-edit-modal'), 'ApiKeyEditModal'),
    permission: 'api-key:create',
    area: keys,
  },
  'api-key-secret': {
    Component: lazyModal(
      () => import('../features/apikeys/api-key-secret-modal'),
      'ApiKeySecretModal',
    ),
    permission: 'api-key:view',
    area: keys,
  },
  'api-key-regenerate': {
    Component: lazyModal(confirms, 'ApiKeyRegenerateModal'),
    permission: 'api-key:regenerate',
    area: keys,
  },
  'api-key-delete': {
    Component: lazyModal(confirms, 'ApiKeyDeleteModal'),
    permission: 'api-key:delete',
    area: keys,
  },
  'subjectivity-setting-form': {
    Component: lazyModal(subjectivities, 'SubjectivityFormModal'),
    permission: 'underwriting:subjectivity-edit',
    area: 'manage/subjectivities',
  },
  'subjectivity-setting-delete': {
    Component: lazyModal(subjectivities, 'SubjectivityDeleteModal'),
    permission: 'underwriting:subjectivity-edit',
    area: 'manage/subjectivities',
  },
  'rater-preset-delete': {
    Component: lazyModal(
      () => import('../features/rater/preset-delete-modal'),
      'PresetDeleteModal',
    ),
    permission: 'rater:calculate',
    area: 'manage/rater/presets',
  },
  'webhook-create': {
    Component: lazyModal(webhookForms, 'WebhookCreateModal'),
    permission: 'webhook:create',
    area: webhooks,
    commandKey: 'common:webhooks.add',
  },
  'webhook-edit': {
    Component: lazyModal(webhookForms, 'WebhookEditModal'),
    permission: 'webhook:edit',
    area: webhooks,
  },
  'webhook-delete': {
    Component: lazyModal(webhookForms, 'WebhookDeleteModal'),
    permission: 'webhook:delete',
    area: webhooks,
  },
  'webhook-resend': {
    Component: lazyModal(() => import('../features/webhooks/resend-modal'), 'ResendModal'),
    permission: 'webhook:edit',
    area: webhooks,
  },
  'webhook-secret': {
    Component: lazyModal(
      () => import('../features/webhooks/webhook-secret-modal'),
      'WebhookSecretModal',
    ),
    permission: 'webhook:create',
    area: webhooks,
  },
  'agency-add': {
    Component: lazyModal(agencies, 'AgencyAddModal'),
    permission: 'agency:create',
    area: 'manage/agencies',
    commandKey: 'agency:add.title',
  },
  'agency-delete': {
    Component: lazyModal(agencies, 'AgencyDeleteModal'),
    permission: 'agency:delete',
    area: 'manage/agencies',
  },
  'agency-license-create': {
    Component: lazyModal(licenses, 'AgencyLicenseModal'),
    permission: 'license:create',
    area: licences,
  },
  'agency-license-edit': {
    Component: lazyModal(licenses, 'AgencyLicenseModal'),
    permission: 'license:edit',
    area: licences,
  },
  'agency-license-delete': {
    Component: lazyModal(licenses, 'AgencyLicenseDeleteModal'),
    permission: 'license:delete',
    area: licences,
  },
  'agent-license-create': {
    Component: lazyModal(licenses, 'AgentLicenseModal'),
    permission: 'license:create',
    area: licences,
  },
  'agent-license-edit': {
    Component: lazyModal(licenses, 'AgentLicenseModal'),
    permission: 'license:edit',
    area: licences,
  },
  'agent-license-delete': {
    Component: lazyModal(licenses, 'AgentLicenseDeleteModal'),
    permission: 'license:delete',
    area: licences,
  },
  'surplus-license-form': {
    Component: lazyModal(surplus, 'SurplusLicenseModal'),
    permission: 'surplus-license:view',
    area: licences,
  },
  'surplus-license-delete': {
    Component: lazyModal(surplus, 'SurplusLicenseDeleteModal'),
    permission: 'surplus-license:delete',
    area: licences,
  },
  'tag-form': {
    Component: lazyModal(tags, 'TagFormModal'),
    permission: 'tag:edit',
    area: 'manage/tags',
    commandKey: 'account:tags.add',
  },
  'tag-delete': {
    Component: lazyModal(tags, 'TagDeleteModal'),
    permission: 'tag:delete',
    area: 'manage/tags',
  },
  'account-tags': {
    Component: lazyModal(() => import('../features/tags/account-tags-modal'), 'AccountTagsModal'),
    permission: 'tag:apply',
    area: 'accounts',
  },
  'note-form': {
    Component: lazyModal(notes, 'NoteFormModal'),
    permission: 'note:create',
    area: 'accounts',
  },
  'note-delete': {
    Component: lazyModal(notes, 'NoteDeleteModal'),
    permission: 'note:create',
    area: 'accounts',
  },
  'domain-blacklist-create': {
    Component: lazyModal(blacklist, 'BlacklistCreateModal'),
    permission: 'domain-blacklist:create',
    area: domains,
    commandKey: 'common:blacklist.addTitle',
  },
  'domain-blacklist-delete': {
    Component: lazyModal(blacklist, 'BlacklistDeleteModal'),
    permission: 'domain-blacklist:delete',
    area: domains,
  },
  'persona-jump': {
    Component: lazyModal(
      () => import('../features/entering/persona-jump-modal'),
      'PersonaJumpModal',
    ),
    permission: 'user:jump',
    area: 'dashboard',
    commandKey: 'common:jump.title',
  },
  'account-switch': {
    Component: lazyModal(
      () => import('../features/entering/account-switch-modal'),
      'AccountSwitchModal',
    ),
    permission: 'any',
    area: 'any',
  },
};
