import type { Page } from '@playwright/test';
import { RED_ROCK_DENTAL } from '../accounts';
import { NOBODYS, modal, user, named, type PressedForm } from './form';

const standing = 'accounts/actions/account';
const serving = 'accounts/serving';
const account = () => ({ accountId: RED_ROCK_DENTAL });
const NOTED = { noun: 'account', id: RED_ROCK_DENTAL };

const myAgent = () => ({ ...account(), agencyId: NOBODYS, agencyName: 'Bluecoast' });

const CONTACT = {
  id: NOBODYS,
  firstName: 'Ada',
  lastName: 'Reed',
  email: 'ada@insured.example',
  insuredName: 'Red Rock Dental',
};

const fillBank = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank', { exact: true }).fill('First Federal');
  await dialog.getByLabel('Routing number or sort code').fill('021000021');
  await dialog.getByLabel('Account number').fill('123456789');
  await dialog.getByLabel('Account name').fill('Harborline LLC');
  await dialog.getByLabel('Email for payments').fill('books@harborline.example');
};

/** The forms of people, teams, keys and books. */
export const administration: PressedForm[] = [
  modal('admin', 'admin/accounts', 'account-decline', `${standing}-decline-modal.tsx`, account, {
    isUndoable: true,
  }),
  modal('agency', 'agency/accounts', 'account-lost', `${standing}-lost-modal.tsx`, account, {
    isUndoable: true,
  }),
  modal('admin', 'admin/accounts', 'account-undecline', `${standing}-undecline-modal.tsx`, account),
  modal('admin', 'admin/accounts', 'account-delete', `${standing}-delete-modal.tsx`, account),
  modal(
    'agency',
    'agency/manage/api-keys',
    'api-key-edit',
    'apikeys/api-key-edit-modal.tsx',
    named('apiKey'),
    {
      answers: {
        '/api/auth/v1/api/*': () => ({ id: NOBODYS, name: 'A', enabled: true, scopes: [] }),
      },
    },
  ),
  modal(
    'admin',
    'admin/manage/users',
    'user-assign-agencies',
    'users/user-access-modals.tsx',
    user,
  ),
  modal(
    'admin',
    'admin/manage/feature-flags',
    'incident-end',
    'incidents/incident-modals.tsx',
    () => ({ incident: { id: NOBODYS, titleUs: 'Payments', titleUk: 'Payments' } }),
  ),
  modal(
    'admin',
    'admin/manage/feature-flags',
    'feature-flag-confirm',
    'flags/feature-flag-modal.tsx',
    () => ({ flag: { flagKey: 'language-selector', enabled: false } }),
  ),
  modal(
    'agency',
    'agency/manage/bank-accounts',
    'bank-account-delete',
    'payments/bank-account-delete-modal.tsx',
    () => ({ method: { tokenId: NOBODYS, title: 'Visa ending in 4242' } }),
  ),
  modal(
    'agency',
    'agency/manage/billing-contacts',
    'billing-contact-form',
    'billing/contacts/contact-modals.tsx',
    () => ({ contact: CONTACT }),
  ),
  modal(
    'agency',
    'agency/manage/billing-contacts',
    'billing-contact-delete',
    'billing/contacts/contact-modals.tsx',
    () => ({ contact: CONTACT }),
  ),
  modal(
    'agency',
    'agency/manage/bank-accounts',
    'agency-bank-form',
    'commissions/agency-bank-modal.tsx',
    () => ({ agencyId: NOBODYS }),
    { prepare: fillBank },
  ),
  {
    name: 'a clock',
    file: 'features/clock/clock-card.tsx',
    person: 'sandbox',
    path: () => '/agency/manage/clock',
    button: 'A day on',
  },
  {
    name: 'a stuck event',
    file: 'features/operations/stuck-actions.tsx',
    person: 'admin',
    path: () => '/admin/manage/operations?service=rater',
    answers: {
      '/api/ops/v1/services/*/stuck': () => [
        {
          kind: 'OUTBOX',
          id: NOBODYS,
          type: 'quote.bound.v1',
          subject: 'Q-1',
          since: '2026-11-01T00:00:00Z',
          isRetryable: true,
          isDiscardable: false,
        },
      ],
    },
    button: /again/i,
  },
  modal(
    'customer',
    'customer/manage/connectors',
    'connector-credentials',
    'connectors/connector-modals.tsx',
    () => ({
      tool: { connectorType: 'SOPHOS', connectorName: 'Sophos Central', consent: 'Read' },
      trip: { accountId: NOBODYS },
    }),
  ),
  modal(
    'customer',
    'customer/manage/connectors',
    'connector-role',
    'connectors/connector-role-modal.tsx',
    () => ({
      tool: { connectorType: 'AWS', connectorName: 'Amazon Web Services', consent: 'Read' },
      trip: { accountId: NOBODYS },
    }),
    {
      answers: {
        '/api/connector/v1/connectors/AWS/role/metadata': () => ({
          principal: 'arn:aws:iam::000000000000:user/palisade',
          externalId: 'pressed.twice',
          trustPolicy: '{}',
          rightsPolicy: '{}',
        }),
      },
      prepare: (page) => page.getByLabel('Role ARN').fill('arn:aws:iam::123456789012:role/pressed'),
    },
  ),
  modal('da', 'da/manage/webhooks', 'webhook-create', 'webhooks/webhook-modals.tsx'),
  modal('da', 'da/manage/webhooks', 'webhook-edit', 'webhooks/webhook-modals.tsx', () => ({
    webhook: { id: NOBODYS, companyName: 'A', webhookUrl: null },
  })),
  modal('da', 'da/manage/webhooks', 'webhook-delete', 'webhooks/webhook-modals.tsx', () => ({
    webhook: { id: NOBODYS, companyName: 'A', webhookUrl: null },
  })),
  modal(
    'admin',
    'admin/manage/subjectivities',
    'subjectivity-setting-form',
    'subjectivities/subjectivity-modals.tsx',
  ),
  modal(
    'admin',
    'admin/manage/subjectivities',
    'subjectivity-setting-delete',
    'subjectivities/subjectivity-modals.tsx',
    () => ({ setting: { code: 'NOBODYS', title: 'Backup report' } }),
  ),
  modal('da', 'da/manage/webhooks', 'webhook-resend', 'webhooks/resend-modal.tsx', () => ({
    webhookId: NOBODYS,
    delivery: { id: NOBODYS, eventType: 'policy.issued.v1' },
  })),
  modal('agency', 'agency/manage/tags', 'tag-form', 'tags/tag-modals.tsx'),
  modal('agency', 'agency/manage/tags', 'tag-delete', 'tags/tag-modals.tsx', named('tag')),
  modal('agency', 'agency/accounts', 'account-tags', 'tags/account-tags-modal.tsx', () => ({
    account: { id: NOBODYS, tags: [] },
  })),
  modal('agency', 'agency/accounts', 'note-form', 'notes/note-modals.tsx', () => ({
    of: NOTED,
  })),
  modal('agency', 'agency/accounts', 'note-delete', 'notes/note-modals.tsx', () => ({
    of: NOTED,
    note: { noteId: NOBODYS },
  })),
  modal('agency', 'agency/manage/teams', 'team-form', 'teams/team-form-modal.tsx'),
  modal(
    'agency',
    'agency/manage/teams',
    'team-delete',
    'teams/team-delete-modal.tsx',
    named('team'),
  ),
  modal('agency', 'agency/manage/users', 'user-form', 'users/user-form-modal.tsx', user),
  modal('agency', 'agency/manage/users', 'user-delete', 'users/user-delete-modal.tsx', user),
  modal(
    'agency',
    'agency/manage/users',
    'user-resend-invitation',
    'users/user-resend-modal.tsx',
    user,
  ),
  modal('agency', 'agency/manage/users', 'user-migrate-teams', 'users/user-teams-modal.tsx', user),
  modal(
    'agency',
    'agency/manage/users/invitations',
    'invitation-form',
    'invitations/invitation-form-modal.tsx',
  ),
  modal(
    'agency',
    'agency/manage/users',
    'invitation-resend',
    'invitations/invitation-modals.tsx',
    named('invitation'),
  ),
  modal(
    'agency',
    'agency/manage/users',
    'invitation-revoke',
    'invitations/invitation-modals.tsx',
    named('invitation'),
  ),
  modal('agency', 'agency/manage/users', 'mfa-settings', 'organizations/mfa-settings-modal.tsx'),
  modal('agency', 'agency/manage/api-keys', 'api-key-create', 'apikeys/api-key-create-modal.tsx'),
  modal(
    'agency',
    'agency/manage/api-keys',
    'api-key-regenerate',
    'apikeys/api-key-confirm-modals.tsx',
    named('apiKey'),
  ),
  modal(
    'agency',
    'agency/manage/api-keys',
    'api-key-delete',
    'apikeys/api-key-confirm-modals.tsx',
    named('apiKey'),
  ),
  modal(
    'admin',
    'admin/manage/blacklisted-domains',
    'domain-blacklist-create',
    'blacklist/blacklist-modals.tsx',
    undefined,
    {
      prepare: (page) => page.getByRole('dialog').getByRole('textbox').fill('pressed.example'),
    },
  ),
  modal(
    'admin',
    'admin/manage/blacklisted-domains',
    'domain-blacklist-delete',
    'blacklist/blacklist-modals.tsx',
    named('domain'),
  ),
  modal(
    'admin',
    'admin/accounts',
    'account-assign-agency-link',
    'accounts/assign-agency-link-modal.tsx',
    () => ({ accountId: RED_ROCK_DENTAL }),
  ),
  modal('admin', 'admin/accounts', 'agent-set', `${serving}/my-agent-modals.tsx`, myAgent),
  modal('admin', 'admin/accounts', 'agent-remove', `${serving}/my-agent-modals.tsx`, myAgent),
  modal(
    'admin',
    'admin/accounts',
    'account-change-agent',
    `${serving}/move-account-modals.tsx`,
    account,
  ),
  modal(
    'admin',
    'admin/accounts',
    'account-assign-agency',
    `${serving}/move-account-modals.tsx`,
    account,
  ),
  modal('admin', 'admin/accounts', 'account-scan', 'accounts/sources/source-modals.tsx', () => ({
    accountId: RED_ROCK_DENTAL,
  })),
  modal(
    'admin',
    'admin/accounts',
    'account-firmographic-refresh',
    'accounts/sources/source-modals.tsx',
    () => ({
      accountId: RED_ROCK_DENTAL,
    }),
  ),
  modal(
    'agency',
    'agency/accounts',
    'agency-firmographic-refresh',
    'accounts/sources/source-modals.tsx',
    () => ({
      accountId: RED_ROCK_DENTAL,
    }),
  ),
  modal('admin', 'admin/accounts', 'account-reload', 'accounts/sources/source-modals.tsx', () => ({
    accountId: RED_ROCK_DENTAL,
  })),
  modal('admin', 'admin/dashboard', 'persona-jump', 'entering/persona-jump-modal.tsx', undefined, {
    hasNoKey: true,
  }),
  {
    ...modal(
      'agency',
      'agency/dashboard',
      'account-switch',
      'entering/account-switch-modal.tsx',
      undefined,
      { hasNoKey: true },
    ),
    answers: { '/api/auth/v1/users/me/accounts': ownAccounts },
    button: /Elsewhere/,
  },
  {
    ...modal('agency', 'agency/dashboard', 'account-switch', 'entering/favourite-button.tsx'),
    name: 'a favourite',
    answers: { '/api/auth/v1/users/me/accounts': ownAccounts },
    button: /^Favou?rite/,
  },
  {
    name: 'a book withdrawn',
    file: 'features/rater/book-actions.tsx',
    person: 'admin',
    path: ({ book }) => `/admin/manage/rater/books/${book}`,
    answers: {
      '/api/rater/v1/books/0*': (book: object) => ({
        ...book,
        allowedActions: ['withdraw', 'propose'],
      }),
    },
    prepare: (page) => page.getByRole('button', { name: 'Withdraw' }).click(),
  },
  modal('agency', 'agency/quotes', 'rater-preset-form', 'rater/preset-form-modal.tsx'),
  modal(
    'agency',
    'agency/manage/rater/presets',
    'rater-preset-delete',
    'rater/preset-delete-modal.tsx',
    () => ({ preset: { id: NOBODYS, name: 'Larger firms', agencyId: NOBODYS } }),
  ),
];

function ownAccounts(known: { content: object[] }) {
  const [own] = known.content;
  return { ...known, content: [own, { ...own, id: NOBODYS, name: 'Elsewhere', favorite: false }] };
}
