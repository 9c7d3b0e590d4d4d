import type { RouteObject } from 'react-router';

const licences = () => import('../pages/manage/licences-pages');

const agencySettings: RouteObject = {
  path: 'manage/agency/:agencyId/settings',
  lazy: async () => ({
    Component: (await import('../pages/manage/agency-settings-page')).AgencySettingsPage,
  }),
};

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
  'manage/connectors': [
    {
      path: 'manage/connectors',
      lazy: async () => ({
        Component: (await import('../pages/connectors/connectors-page')).ConnectorsPage,
      }),
    },
    {
      path: 'manage/connectors/:connectorType',
      lazy: async () => ({
        Component: (await import('../pages/connectors/connector-page')).ConnectorPage,
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
    {
      path: 'manage/webhooks/:webhookId/deliveries',
      lazy: async () => ({
        Component: (await import('../pages/manage/deliveries-page')).DeliveriesPage,
      }),
    },
  ],
  'manage/billing-contacts': [
    {
      path: 'manage/billing-contacts',
      lazy: async () => ({
        Component: (await import('../pages/manage/billing-contacts-page')).BillingContactsPage,
      }),
    },
  ],
  'manage/subjectivities': [
    {
      path: 'manage/subjectivities',
      lazy: async () => ({
        Component: (await import('../pages/manage/subjectivities-page')).SubjectivitiesPage,
      }),
    },
  ],
  'manage/appetite': [
    {
      path: 'manage/appetite',
      lazy: async () => ({
        Component: (await import('../pages/manage/appetite-page')).AppetitePage,
      }),
    },
  ],
  'manage/leads': [
    {
      path: 'manage/leads',
      lazy: async () => ({
        Component: (await import('../pages/manage/leads-page')).LeadsPage,
      }),
    },
  ],
  activity: [
    {
      path: 'activity',
      lazy: async () => ({
        Component: (await import('../pages/activity/activity-page')).ActivityPage,
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
  'manage/agencies': [
    {
      path: 'manage/agencies',
      lazy: async () => ({
        Component: (await import('../pages/manage/agencies-page')).AgenciesPage,
      }),
    },
    agencySettings,
  ],
  'manage/agency': [
    {
      path: 'manage/agency',
      lazy: async () => ({
        Component: (await import('../pages/manage/agency-settings-page')).OwnAgencyPage,
      }),
    },
    agencySettings,
  ],
  'manage/naics': [
    {
      path: 'manage/naics',
      lazy: async () => ({
        Component: (await import('../pages/manage/industries-page')).IndustriesPage,
      }),
    },
  ],
  'manage/bulk-upload': [
    {
      path: 'manage/bulk-upload',
      lazy: async () => ({
        Component: (await import('../pages/manage/bulk-uploads-page')).BulkUploadsPage,
      }),
    },
  ],
  'manage/states': [
    {
      path: 'manage/states',
      lazy: async () => ({ Component: (await import('../pages/manage/states-page')).StatesPage }),
    },
  ],
  'manage/licences/agency': [
    {
      path: 'manage/licences/agency',
      lazy: async () => ({ Component: (await licences()).AgencyLicencesPage }),
    },
    {
      path: 'manage/licences/agent',
      lazy: async () => ({ Component: (await licences()).AgentLicencesPage }),
    },
    {
      path: 'manage/licences/surplus',
      lazy: async () => ({ Component: (await licences()).SurplusLicencesPage }),
    },
  ],
  'manage/bank-accounts': [
    {
      path: 'manage/bank-accounts',
      lazy: async () => ({
        Component: (await import('../pages/manage/bank-accounts-page')).BankAccountsPage,
      }),
    },
  ],
  'manage/docs/forms': [
    {
      path: 'manage/docs/forms',
      lazy: async () => ({
        Component: (await import('../pages/manage/docs/forms-page')).FormsPage,
      }),
    },
  ],
  'manage/docs/form-types': [
    {
      path: 'manage/docs/form-types',
      lazy: async () => ({
        Component: (await import('../pages/manage/docs/form-types-page')).FormTypesPage,
      }),
    },
  ],
  'manage/docs/form-check': [
    {
      path: 'manage/docs/form-check',
      lazy: async () => ({
        Component: (await import('../pages/manage/docs/form-check-page')).FormCheckPage,
      }),
    },
  ],
  'manage/docs/paper-types': [
    {
      path: 'manage/docs/paper-types',
      lazy: async () => ({
        Component: (await import('../pages/manage/docs/paper-types-page')).PaperTypesPage,
      }),
    },
  ],
  'manage/docs/doc-types': [
    {
      path: 'manage/docs/doc-types',
      lazy: async () => ({
        Component: (await import('../pages/manage/doc-types-page')).DocTypesPage,
      }),
    },
  ],
  'manage/clock': [
    {
      path: 'manage/clock',
      lazy: async () => ({ Component: (await import('../pages/manage/clock-page')).ClockPage }),
    },
  ],
  'manage/feature-flags': [
    {
      path: 'manage/feature-flags',
      lazy: async () => ({
        Component: (await import('../pages/manage/feature-flags-page')).FeatureFlagsPage,
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
