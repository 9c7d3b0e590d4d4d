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
export type AccountSearch = ListQuery & AccountCalls['searchAccounts']['parameters']['query'];

/** What every list takes beside its own filters. */
export interface ListQuery {
  page?: number;
  size?: number;
  sort?: string;
  search?: string;
}

/** A list call of a document, with what every list takes. */
type Listing<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? Omit<Operation, 'parameters'> & { parameters: { query?: ListQuery & Query } }
  : never;

type WithListings<Paths, Path extends keyof Paths> = Omit<Paths, Path> & {
  [P in Path]: Paths[P] extends { get: infer Get } ? { get: Listing<Get> } : never;
};

export type AuthPaths = WithListings<AuthDocumentPaths, '/api/auth/v1/teams/search'>;
export type AccountPaths = WithListings<AccountDocumentPaths, '/api/account/v1/search'>;
export type GatewayPaths = GatewayDocumentPaths;
