import type { Page } from '@playwright/test';
import { PASSWORD } from '../people';
import { fillLogin } from '../sign-up';
import { tickAll, type PressedForm } from './form';

const invited = (tokenType: string) => () => ({
  tokenType,
  email: 'ada@insured.example',
  accountType: 'AGENCY',
  redirectURL: null,
  firstName: null,
  lastName: null,
});

/** The forms of those who are not signed in. */
export const publicForms: Omit<PressedForm, 'person'>[] = [
  {
    name: 'signing in',
    file: 'pages/public/sign-in/use-sign-in.ts',
    hasNoKey: true,
    path: () => '/login',
    button: 'Login',
  },
  {
    name: 'a forgotten password',
    file: 'pages/public/passwords/forgot-password-page.tsx',
    path: () => '/forgot-password',
  },
  {
    name: 'a confirmation again',
    file: 'pages/public/sign-up/resend-validation-page.tsx',
    path: () => '/resend-validation-email',
  },
  {
    name: 'a second factor taken off',
    file: 'pages/public/sign-in/mfa-reset-dialog.tsx',
    path: () => '/login',
    prepare: async (page: Page) => {
      await fillLogin(page, 'ada@insured.example', PASSWORD);
      await page.getByRole('link', { name: 'Reset MFA' }).click();
    },
  },
  {
    name: 'a new password',
    file: 'pages/public/passwords/password-form.tsx',
    hasNoKey: true,
    path: () => '/confirmPasswordReset/token',
    answers: { '/api/auth/v1/checkPasswordReset/*': () => ({}) },
  },
  {
    name: 'signing up',
    file: 'pages/public/sign-up/signup-form.tsx',
    path: () => '/signup/token',
    answers: { '/api/auth/v1/validationTokens/*': invited('NEW_ACCOUNT') },
    prepare: async (page: Page) => {
      await page.getByLabel(/Producer/).fill('1234567');
      await tickAll(page);
    },
  },
  {
    name: 'joining',
    file: 'pages/public/sign-up/join-form.tsx',
    path: () => '/signup/token',
    answers: { '/api/auth/v1/validationTokens/*': invited('EXISTING_ACCOUNT') },
    hasNoKey: true,
  },
  {
    name: 'a mailed code',
    file: 'pages/public/sign-in/validate-page.tsx',
    path: () => '/validate/flow',
    answers: {
      '/api/auth/v1/wf/*': () => ({
        id: 'flow',
        flow: 'SIGN',
        flowAccountName: 'A',
        flowUserPhone: null,
        userFirstName: 'A',
      }),
      '/api/auth/v1/wf/access/*': () => ({
        sendCodeTo: 'EMAIL',
        goodUntil: '2026-01-15T12:10:00.000Z',
      }),
    },
    hasNoKey: true,
  },
];
