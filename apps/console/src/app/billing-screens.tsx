import type { RouteObject } from 'react-router';
import { PermissionRoute } from './permission-route';

/** The screens of billing behind its one navigation entry. */
export const BILLING_SCREENS: Readonly<Record<string, RouteObject[]>> = {
  billing: [
    {
      path: 'billing',
      lazy: async () => ({
        Component: (await import('../pages/billing/billing-home')).BillingHome,
      }),
    },
    {
      path: 'billing/invoices',
      lazy: async () => ({
        Component: (await import('../pages/billing/invoices-page')).InvoicesPage,
      }),
    },
    {
      path: 'billing/invoices/:invoiceId',
      lazy: async () => ({
        Component: (await import('../pages/billing/invoice-page')).InvoicePage,
      }),
    },
    {
      path: 'billing/outstanding',
      lazy: async () => ({
        Component: (await import('../pages/billing/outstanding-page')).OutstandingPage,
      }),
    },
    {
      path: 'billing/agency-bills',
      lazy: async () => ({
        Component: (await import('../pages/billing/agency-bills-page')).AgencyBillsPage,
      }),
    },
    {
      path: 'billing/agency-bills/:agencyBillId',
      lazy: async () => ({
        Component: (await import('../pages/billing/agency-bill-page')).AgencyBillPage,
      }),
    },
    {
      path: 'billing/transactions',
      lazy: async () => ({
        Component: (await import('../pages/billing/transactions-page')).TransactionsPage,
      }),
    },
    {
      element: <PermissionRoute permission="billing:edit-transaction" />,
      children: [
        {
          path: 'billing/unapplied',
          lazy: async () => ({
            Component: (await import('../pages/billing/unapplied-page')).UnappliedPage,
          }),
        },
      ],
    },
    {
      path: 'billing/financers',
      lazy: async () => ({
        Component: (await import('../pages/billing/financers-page')).FinancersPage,
      }),
    },
  ],
};
