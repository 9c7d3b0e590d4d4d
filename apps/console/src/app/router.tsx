import {
  createBrowserRouter,
  Navigate,
  redirect,
  useLocation,
  type RouteObject,
} from 'react-router';
import { queryClient } from '../lib/query-client';
import { PublicLayout } from '../pages/public/frame/public-layout';
import { LoginPage } from '../pages/public/sign-in/login-page';
import { demoSignInsQuery } from '../pages/public/sign-in/sign-in';
import {
  UnexpectedErrorInside,
  UnexpectedErrorPage,
} from '../pages/public/notices/unexpected-error-page';
import { ADMIN_SCREENS } from './admin-screens';
import { BILLING_SCREENS } from './billing-screens';
import { AppFrame } from './app-frame';
import { linkedRoutes } from './linked-routes';
import { PageSkeleton } from './page-skeleton';
import { PERSONAS, type NavigationEntry, type Persona } from './personas';
import { POLICY_SCREENS } from './policy-screens';
import { PARTNER_SCREENS } from './partner-screens';
import { PermissionRoute } from './permission-route';
import { RATER_SCREENS } from './rater-screens';
import { SessionGate } from './session-gate';

const pages = () => import('./public-pages');

/** An older address of the page, which keeps what it was opened with. */
const ResendAlias = () => {
  const { state } = useLocation();
  return <Navigate to="/resend-validation-email" replace state={state} />;
};

const home = async () => ({ Component: (await import('../pages/home/home-page')).HomePage });

const profile = async () => ({
  Component: (await import('../pages/profile/profile-page')).ProfilePage,
});

/** The screens behind each navigation entry. */
const SCREENS: Record<string, RouteObject[]> = {
  dashboard: [{ path: 'dashboard', lazy: home }],
  ...POLICY_SCREENS,
  ...BILLING_SCREENS,
  ...RATER_SCREENS,
  ...ADMIN_SCREENS,
  ...PARTNER_SCREENS,
  accounts: [
    {
      path: 'accounts',
      lazy: async () => ({
        Component: (await import('../pages/accounts/accounts-page')).AccountsPage,
      }),
    },
    {
      path: 'accounts/:accountId/edit',
      lazy: async () => ({
        Component: (await import('../pages/accounts/account-edit-page')).AccountEditPage,
      }),
    },
    {
      path: 'accounts/:accountId/renew/accountDetails',
      lazy: async () => ({
        Component: (await import('../pages/accounts/renew-details-page')).RenewDetailsPage,
      }),
    },
    {
      path: 'accounts/:accountId/:tab?',
      lazy: async () => ({
        Component: (await import('../pages/accounts/account-page')).AccountPage,
      }),
    },
    {
      element: <PermissionRoute permission="account:create" />,
      children: [
        {
          path: 'manage/account/lookup',
          lazy: async () => ({
            Component: (await import('../pages/accounts/lookup-page')).LookupPage,
          }),
        },
      ],
    },
  ],
  quotes: [
    {
      path: 'quotes',
      lazy: async () => ({
        Component: (await import('../pages/quotes/quotes-page')).QuotesPage,
      }),
    },
    {
      path: 'quotes/:quoteId',
      lazy: async () => ({ Component: (await import('../pages/quotes/quote-page')).QuotePage }),
    },
    {
      element: <PermissionRoute permission="quote:sign" />,
      children: [
        {
          path: 'quotes/:quoteId/sign/:productType',
          lazy: async () => ({
            Component: (await import('../pages/quotes/review-page')).ReviewPage,
          }),
        },
      ],
    },
    {
      element: <PermissionRoute permission="quote:create" />,
      children: [
        {
          path: 'indication',
          lazy: async () => ({
            Component: (await import('../pages/quotes/indication/indication-page')).IndicationPage,
          }),
        },
        {
          path: 'indication/batch/:jobId?',
          lazy: async () => ({
            Component: (await import('../pages/quotes/batch-page')).BatchPage,
          }),
        },
        {
          path: 'quotes/compare',
          lazy: async () => ({
            Component: (await import('../pages/quotes/compare-page')).ComparePage,
          }),
        },
        {
          path: 'requestQuote',
          lazy: async () => ({
            Component: (await import('../pages/quotes/staff-request-page')).StaffRequestPage,
          }),
        },
        {
          path: 'requestQuote/:productType/:accountId/no-quote/new-quote',
          lazy: async () => ({
            Component: (await import('../pages/quotes/request-quote-page')).RequestQuotePage,
          }),
        },
      ],
    },
    {
      path: ':quoteId/wholesale-review',
      lazy: async () => ({
        Component: (await import('../pages/wholesale/wholesale-review-page')).WholesaleReviewPage,
      }),
    },
    {
      path: 'quotes/:productType/:accountId/:mode/:step?',
      lazy: async () => ({
        Component: (await import('../pages/quotes/wizard/wizard-page')).WizardPage,
      }),
    },
  ],
};

const screensOf = ({ path, permission }: NavigationEntry): RouteObject => ({
  element: <PermissionRoute permission={permission} />,
  children: SCREENS[path],
});

/** The settings: a list at the side, and one of their places beside it. */
const settingsRoute = ({ settings }: Persona): RouteObject => ({
  lazy: async () => ({
    Component: (await import('../pages/manage/settings-layout')).SettingsLayout,
  }),
  children: [
    {
      path: 'manage',
      lazy: async () => ({
        Component: (await import('../pages/manage/settings-page')).SettingsPage,
      }),
    },
    ...settings.map(screensOf),
  ],
});

/** What fails below the shell leaves the shell as it is. */
const personaRoute = (persona: Persona): RouteObject => ({
  path: persona.basePath,
  lazy: async () => ({ Component: (await import('./shell/shell')).Shell }),
  children: [
    {
      ErrorBoundary: UnexpectedErrorInside,
      children: [
        { index: true, element: <Navigate to={persona.landing} replace /> },
        ...[...persona.navigation, ...persona.more].map(screensOf),
        ...(persona.settings.length > 0 ? [settingsRoute(persona)] : []),
        { path: 'profile', lazy: profile },
        { path: '*', lazy: async () => ({ Component: (await pages()).NotFoundPage }) },
      ],
    },
  ],
});

const publicRoutes: RouteObject[] = [
  {
    path: 'login',
    // Loaded first, so that the form does not move when the panel beside it appears.
    loader: () => queryClient.prefetchQuery(demoSignInsQuery),
    Component: LoginPage,
  },
  { path: 'loading/:token?', lazy: async () => ({ Component: (await pages()).LoadingPage }) },
  { path: 'sso', lazy: async () => ({ Component: (await pages()).SsoPage }) },
  { path: 'logout', lazy: async () => ({ Component: (await pages()).LogoutPage }) },
  {
    path: 'forgot-password',
    lazy: async () => ({ Component: (await pages()).ForgotPasswordPage }),
  },
  {
    path: 'confirmPasswordReset/:token',
    lazy: async () => ({ Component: (await pages()).ConfirmPasswordResetPage }),
  },
  {
    path: 'confirmMfaReset/:resetMFAToken',
    lazy: async () => ({ Component: (await pages()).ConfirmMfaResetPage }),
  },
  {
    path: 'confirmUser/:token',
    lazy: async () => ({ Component: (await pages()).ConfirmUserPage }),
  },
  {
    path: 'certificate/:code?',
    lazy: async () => ({ Component: (await pages()).CertificatePage }),
  },
  {
    path: 'no-tool-letters/:token',
    lazy: async () => ({ Component: (await pages()).NoToolLettersPage }),
  },
  { path: 'signup', lazy: async () => ({ Component: (await pages()).SignupPage }) },
  { path: 'signup/:token', lazy: async () => ({ Component: (await pages()).SignupLandingPage }) },
  {
    path: 'signup-validation/:token',
    lazy: async () => ({ Component: (await pages()).SignupValidationPage }),
  },
  {
    path: 'signup-submitted',
    lazy: async () => ({ Component: (await pages()).SignupSubmittedPage }),
  },
  {
    path: 'application-signed',
    lazy: async () => ({ Component: (await pages()).ApplicationSignedPage }),
  },
  {
    path: 'login-existing',
    lazy: async () => ({ Component: (await pages()).LoginExistingPage }),
  },
  {
    path: 'resend-validation-email',
    lazy: async () => ({ Component: (await pages()).ResendValidationPage }),
  },
  { path: 'resend-validation', Component: ResendAlias },
  {
    path: 'validate/:workflowId',
    lazy: async () => ({ Component: (await pages()).ValidatePage }),
  },
  {
    path: 'password-expired',
    lazy: async () => ({ Component: (await pages()).PasswordExpiredPage }),
  },
  { path: 'maintenance', lazy: async () => ({ Component: (await pages()).MaintenancePage }) },
  { path: 'serverdown', lazy: async () => ({ Component: (await pages()).ServerDownPage }) },
  { path: 'unsupported', lazy: async () => ({ Component: (await pages()).UnsupportedPage }) },
  { path: 'terms', lazy: async () => ({ Component: (await pages()).TermsPage }) },
  { path: 'privacy', lazy: async () => ({ Component: (await pages()).PrivacyPage }) },
];

export const router = createBrowserRouter([
  {
    Component: AppFrame,
    ErrorBoundary: UnexpectedErrorPage,
    HydrateFallback: PageSkeleton,
    children: [
      { path: '/', loader: () => redirect('/login') },
      { Component: PublicLayout, children: publicRoutes },
      {
        lazy: async () => ({ Component: (await import('./linked-pages')).LinkedLayout }),
        children: linkedRoutes,
      },
      { Component: SessionGate, children: PERSONAS.map(personaRoute) },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./unknown-route')).UnknownRoute }),
      },
    ],
  },
]);
