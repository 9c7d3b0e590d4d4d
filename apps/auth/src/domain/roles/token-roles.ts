import type { RoleDefinition } from './role';

/** What the services may do by tokens of their own. */
export const SERVICE_ROLE: RoleDefinition = {
  accountType: 'COWBELL',
  name: 'Service',
  scopes: [],
  grants: { rater: 'view calculate' },
};

/** What the holder of a one-time code may do with the one quote or policy that it opens. */
export const ONE_TIME_CODE_ROLE: RoleDefinition = {
  accountType: 'CUSTOMER',
  name: 'One-time code',
  scopes: [],
  grants: {
    quote: 'view sign request-to-bind',
    policy: 'view',
    document: 'view',
    billing: 'view pay finance-quote finance-accept',
  },
};

/** What a person who was asked to pay for the insured may do: no papers but those of money, no signature. */
export const PAY_CODE_ROLE: RoleDefinition = {
  accountType: 'CUSTOMER',
  name: 'Payment code',
  scopes: [],
  grants: { policy: 'view', billing: 'view pay' },
};

/** What the holder of a one-time code may do with the one claim that it opens. */
export const CLAIM_CODE_ROLE: RoleDefinition = {
  accountType: 'CUSTOMER',
  name: 'Claim code',
  scopes: [],
  grants: { claim: 'view', document: 'view' },
};

/** What the surplus lines broker may do with the one quote whose notice waits. */
export const NOTICE_CODE_ROLE: RoleDefinition = {
  accountType: 'AGENCY',
  name: 'Surplus notice code',
  scopes: [],
  grants: { quote: 'view request-to-bind' },
};

/** What the agent of a retail agency may do with the one quote that it was shown. */
export const RETAIL_CODE_ROLE: RoleDefinition = {
  accountType: 'CUSTOMER',
  name: 'Retail agent code',
  scopes: [],
  grants: { quote: 'view request-to-bind' },
};

/** Roles of tokens that nobody can be given. */
export const TOKEN_ROLES: readonly RoleDefinition[] = [
  SERVICE_ROLE,
  ONE_TIME_CODE_ROLE,
  PAY_CODE_ROLE,
  CLAIM_CODE_ROLE,
  NOTICE_CODE_ROLE,
  RETAIL_CODE_ROLE,
];
