import { NOBODYS, modal, typeCode, type PressedForm } from './form';

/** The forms of the own profile. */
export const profile: PressedForm[] = [
  modal('mssp', 'mssp/dashboard', 'user-feedback', 'feedback/user-feedback-modal.tsx'),
  {
    name: 'mark-all-notifications',
    file: 'features/notices/mark-button.tsx',
    person: 'agency',
    path: () => '/agency/profile?tab=notifications',
    button: 'Mark all as read',
  },
  modal('mssp', 'mssp/profile', 'profile-edit', 'profile/profile-edit-modal.tsx'),
  modal(
    'mssp',
    'mssp/profile',
    'mfa-enable-authenticator',
    'profile/mfa-authenticator-modal.tsx',
    undefined,
    { prepare: typeCode },
  ),
  modal('mssp', 'mssp/profile', 'mfa-enable-code', 'profile/mfa-code-modal.tsx', undefined, {
    prepare: typeCode,
  }),
  modal('mssp', 'mssp/profile', 'mfa-off', 'profile/mfa-off-modal.tsx', undefined, {
    prepare: typeCode,
  }),
  modal('mssp', 'mssp/profile', 'mfa-reset', 'profile/mfa-reset-modal.tsx'),
  {
    name: 'another password',
    file: 'features/profile/details-card.tsx',
    person: 'mssp',
    path: () => '/mssp/profile',
    button: 'Change password',
  },
  {
    name: 'ending a session',
    file: 'features/profile/devices-card.tsx',
    person: 'mssp',
    path: () => '/mssp/profile?tab=devices',
    button: 'Sign out',
    answers: {
      '/api/auth/v1/sessions': () => ({
        content: [
          {
            id: NOBODYS,
            agent: null,
            address: '::1',
            lastUsed: '2026-11-01T00:00:00Z',
            isCurrent: false,
          },
        ],
      }),
    },
  },
];
