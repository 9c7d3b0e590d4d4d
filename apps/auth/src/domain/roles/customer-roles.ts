import { all, view } from './role';
import type { RoleDefinition } from './role';

export const CUSTOMER_ROLES: readonly RoleDefinition[] = [
  {
    accountType: 'CUSTOMER',
    name: 'Account Admin',
    scopes: [],
    grants: {
      ...all('certificate connector'),
      ...view('team binder industry-code state dashboard'),
      account: 'view edit',
      user: 'view create edit delete invite',
      quote: 'view sign request-to-bind',
      policy: 'view endorse cancel-request renewal-opt-out',
      document: 'view upload',
      billing: 'view pay finance-quote finance-accept',
      claim: 'view create edit file delete',
      risk: '* -reassess',
    },
  },
  {
    accountType: 'CUSTOMER',
    name: 'Risk Manager',
    scopes: [],
    grants: {
      ...all('certificate connector'),
      ...view('user binder industry-code state dashboard'),
      account: 'view edit',
      quote: 'view request-to-bind',
      policy: 'view endorse cancel-request renewal-opt-out',
      document: 'view upload',
      billing: 'view pay finance-quote',
      claim: 'view create edit file delete',
      risk: '* -reassess',
    },
  },
  {
    accountType: 'CUSTOMER',
    name: 'Policy Holder',
    scopes: [],
    grants: {
      ...all('certificate connector'),
      ...view('user binder industry-code state dashboard'),
      account: 'view edit',
      quote: 'view sign request-to-bind',
      policy: 'view endorse cancel-request renewal-opt-out',
      document: 'view upload',
      billing: 'view pay finance-quote finance-accept',
      claim: 'view create edit file delete',
      risk: '* -reassess',
    },
  },
];
