import type { RouteObject } from 'react-router';
import { PermissionRoute } from './permission-route';

/** The screens of the inbox, binders, policies, submissions, commissions, claims and documents behind their navigation entries. */
export const POLICY_SCREENS: Readonly<Record<string, RouteObject[]>> = {
  binders: [
    {
      path: 'binders',
      lazy: async () => ({
        Component: (await import('../pages/policies/binders-page')).BindersPage,
      }),
    },
  ],
  policies: [
    {
      path: 'policies',
      lazy: async () => ({
        Component: (await import('../pages/policies/policies-page')).PoliciesPage,
      }),
    },
    {
      path: 'policies/midterm',
      lazy: async () => ({
        Component: (await import('../pages/policies/midterm-page')).MidtermPage,
      }),
    },
    {
      path: 'policies/broker-of-record',
      lazy: async () => ({
        Component: (await import('../pages/policies/brokers-page')).BrokersPage,
      }),
    },
    {
      element: <PermissionRoute permission="policy:renew" />,
      children: [
        {
          path: 'policies/renewals',
          lazy: async () => ({
            Component: (await import('../pages/policies/renewals-page')).RenewalsPage,
          }),
        },
      ],
    },
    {
      path: 'policies/:policyId/:tab?',
      lazy: async () => ({
        Component: (await import('../pages/policies/policy-page')).PolicyPage,
      }),
    },
  ],
  documents: [
    {
      path: 'documents',
      lazy: async () => ({
        Component: (await import('../pages/documents/documents-page')).DocumentsPage,
      }),
    },
  ],
  commissions: [
    {
      path: 'commissions/:tab?',
      lazy: async () => ({
        Component: (await import('../pages/commissions/commissions-page')).CommissionsPage,
      }),
    },
    {
      path: 'commissions/statements/:statementId',
      lazy: async () => ({
        Component: (await import('../pages/commissions/statement-page')).StatementPage,
      }),
    },
    {
      path: 'commissions/agency/:agencyId',
      lazy: async () => ({
        Component: (await import('../pages/commissions/agency-commission-page'))
          .AgencyCommissionPage,
      }),
    },
  ],
  inbox: [
    {
      path: 'inbox/:quoteId?',
      lazy: async () => ({ Component: (await import('../pages/inbox/inbox-page')).InboxPage }),
    },
  ],
  submissions: [
    {
      path: 'submissions',
      lazy: async () => ({
        Component: (await import('../pages/submissions/submissions-page')).SubmissionsPage,
      }),
    },
    {
      path: 'submissions/requests-to-bind',
      lazy: async () => ({
        Component: (await import('../pages/submissions/requests-to-bind-page')).RequestsToBindPage,
      }),
    },
    {
      element: <PermissionRoute permission="submission:assign" />,
      children: [
        {
          path: 'submissions/mails',
          lazy: async () => ({
            Component: (await import('../pages/submissions/mails-page')).MailsPage,
          }),
        },
      ],
    },
    {
      path: 'submissions/:submissionId',
      lazy: async () => ({
        Component: (await import('../pages/submissions/submission-page')).SubmissionPage,
      }),
    },
  ],
  claims: [
    {
      path: 'claims',
      lazy: async () => ({ Component: (await import('../pages/claims/claims-page')).ClaimsPage }),
    },
    {
      element: <PermissionRoute permission="claim:close" />,
      children: [
        {
          path: 'claims/desk',
          lazy: async () => ({
            Component: (await import('../pages/claims/claims-desk-page')).ClaimsDeskPage,
          }),
        },
      ],
    },
    {
      element: <PermissionRoute permission="claim:manage" />,
      children: [
        {
          path: 'claims/triangles',
          lazy: async () => ({
            Component: (await import('../pages/claims/triangles-page')).TrianglesPage,
          }),
        },
        {
          path: 'claims/files/:claimId?',
          lazy: async () => ({
            Component: (await import('../pages/claims/claims-files-page')).ClaimsFilesPage,
          }),
        },
      ],
    },
    {
      path: 'claims/:claimId',
      lazy: async () => ({ Component: (await import('../pages/claims/claim-page')).ClaimPage }),
    },
  ],
};
