import type { RouteObject } from 'react-router';

/** The administration screens behind their navigation entries. */
export const ADMIN_SCREENS: Readonly<Record<string, RouteObject[]>> = {
  'manage/users': [
    {
      path: 'manage/users',
      lazy: async () => ({ Component: (await import('../pages/manage/users-page')).UsersPage }),
    },
    {
      path: 'manage/users/invitations',
      lazy: async () => ({
        Component: (await import('../pages/manage/invitations-page')).InvitationsPage,
      }),
    },
  ],
  'manage/teams': [
    {
      path: 'manage/teams',
      lazy: async () => ({ Component: (await import('../pages/manage/teams-page')).TeamsPage }),
    },
  ],
  'manage/api-keys': [
    {
      path: 'manage/api-keys',
      lazy: async () => ({
        Component: (await import('../pages/manage/api-keys-page')).ApiKeysPage,
      }),
    },
  ],
  'manage/api-activity': [
    {
      path: 'manage/api-activity',
      lazy: async () => ({
        Component: (await import('../pages/manage/api-activity-page')).ApiActivityPage,
      }),
    },
  ],
  'manage/webhooks': [
    {
      path: 'manage/webhooks',
      lazy: async () => ({
        Component: (await import('../pages/manage/webhooks-page')).WebhooksPage,
      }),
    },
  ],
  'manage/feedback': [
    {
      path: 'manage/feedback',
      lazy: async () => ({
        Component: (await import('../pages/manage/feedback-page')).FeedbackPage,
      }),
    },
  ],
  'manage/operations': [
    {
      path: 'manage/operations',
      lazy: async () => ({
        Component: (await import('../pages/manage/operations-page')).OperationsPage,
      }),
    },
  ],
  'manage/tags': [
    {
      path: 'manage/tags',
      lazy: async () => ({ Component: (await import('../pages/manage/tags-page')).TagsPage }),
    },
  ],
  'manage/blacklisted-domains': [
    {
      path: 'manage/blacklisted-domains',
      lazy: async () => ({
        Component: (await import('../pages/manage/blacklist-page')).BlacklistPage,
      }),
    },
  ],
};
