import type {
  components as AccountDocument,
  operations as AccountCalls,
  paths as AccountDocumentPaths,
} from '@palisade/clients/account';
import type {
  components as AuthDocument,
  paths as AuthDocumentPaths,
} from '@palisade/clients/auth';
import type {
  components as GatewayDocument,
  paths as GatewayDocumentPaths,
} from '@palisade/clients/gateway';

type AuthSchemas = AuthDocument['schemas'];
type AccountSchemas = AccountDocument['schemas'];

export type CurrentUser = AuthSchemas['CurrentUserResponse'];
export type PasswordRule = AuthSchemas['PasswordRuleResponse'];
export type Team = AuthSchemas['TeamResponse'];
export type Incident = GatewayDocument['schemas']['IncidentResponse'];
export type Account = AccountSchemas['AccountResponse'];
export type NewAccount = AccountSchemas['CreateAccountRequest'];
export type AccountSearch = AccountCalls['searchAccounts']['parameters']['query'];

export type AuthPaths = AuthDocumentPaths;
export type AccountPaths = AccountDocumentPaths;
export type GatewayPaths = GatewayDocumentPaths;
