import type { components as AccountSchemas } from '@palisade/clients/account';
import type { AccountType, Page } from '@palisade/kernel';
import type { Tokens } from './tokens';

export interface Team {
  id: string;
  name: string;
  default: boolean;
}

export interface CurrentUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  mfaType: 'EMAIL' | 'GOOGLE' | 'NONE' | 'SMS';
  avatar: string | null;
  role: { id: string; name: string };
  account: {
    accountType: AccountType;
    id: string;
    name: string;
    fullName: string | null;
    enforceMfa: boolean;
  };
  teams: Team[];
}

export interface PasswordRule {
  errorCode: string;
  displayText: string;
}

export interface Environment {
  prod: boolean;
  envName: 'qa' | 'staging' | 'prod' | 'dev';
  /** Hosts that end so show the United Kingdom edition. */
  ukHostSuffix: string;
}

export interface Incident {
  active: boolean;
  title: string | null;
  message: string | null;
  statusUrl: string | null;
}

interface Call<Answer, Query = never, Path = never, Body = never> {
  parameters: {
    query?: [Query] extends [never] ? never : Query;
    path?: [Path] extends [never] ? never : Path;
  };
  requestBody?: { content: { 'application/json': Body } };
  responses: { 200: { content: { 'application/json': Answer } } };
}

interface Credentials {
  username: string;
  password: string;
  mfaCode?: string;
  mfaType?: string;
}

export interface AuthPaths {
  '/api/auth/v1/login': { post: Call<Tokens, never, never, Credentials> };
  '/api/auth/v1/access': { post: Call<Tokens, never, never, { refreshToken: string }> };
  '/api/auth/v1/logout': { post: Call<unknown, never, never, { refreshToken: string }> };
  '/api/auth/v1/login/sitekey': { get: Call<{ siteKey: string }> };
  '/api/auth/v1/users/me': { get: Call<CurrentUser> };
  '/api/auth/v1/permissions/map': { get: Call<Record<string, string[]>> };
  '/api/auth/v1/teams': { get: Call<Team[]> };
  '/api/auth/v1/teams/search': { get: Call<Page<Team>, { search?: string; size?: number }> };
  '/api/auth/v1/password-constraints': { get: Call<PasswordRule[]> };
  '/api/auth/v1/validate-password': {
    post: Call<{ errors: { errorCode: string }[] }, { token: string }, never, { password: string }>;
  };
  '/api/auth/v1/passwords/{email}/reset': {
    post: Call<unknown, { 'g-recaptcha-response': string }, { email: string }>;
  };
  '/api/auth/v1/checkPasswordReset/{token}': { get: Call<unknown, never, { token: string }> };
  '/api/auth/v1/validatePasswordReset/{token}': {
    post: Call<Tokens, never, { token: string }, { password: string }>;
  };
}

export type Account = AccountSchemas['schemas']['AccountResponse'];

export type NewAccount = AccountSchemas['schemas']['CreateAccountRequest'];

export interface AccountSearch {
  page?: number;
  size?: number;
  sort?: string;
  search?: string;
  status?: Account['status'][];
  teamId?: string;
  agencyId?: string;
  after?: string;
  before?: string;
}

export interface AccountPaths {
  '/api/account/v1': { post: Call<Account, never, never, NewAccount> };
  '/api/account/v1/search': { get: Call<Page<Account>, AccountSearch> };
  '/api/account/v1/{accountId}': { get: Call<Account, never, { accountId: string }> };
}

export interface GatewayPaths {
  '/api/console-version': { get: Call<{ v: string }> };
  '/api/flags/v1': { get: Call<{ flags: Record<string, boolean> }> };
  '/api/status/v1/incident': { get: Call<Incident> };
  '/api/auth/v1/env': { get: Call<Environment> };
}
