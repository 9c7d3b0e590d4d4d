import { all, view } from './role';
import type { RoleDefinition } from './role';

export const PARTNER_ROLES: readonly RoleDefinition[] = [
  {
    accountType: 'CARRIER',
    name: 'Carrier Admin',
    scopes: [],
    grants: {
      ...all('dashboard activity report'),
      ...view('account quote binder policy certificate claim risk form'),
      user: '* -jump',
      document: 'view upload delete',
    },
  },
  {
    accountType: 'CARRIER',
    name: 'Carrier User',
    scopes: [],
    grants: {
      ...all('report'),
      ...view('account quote binder policy claim risk'),
      document: 'view upload delete',
      dashboard: 'view portfolio',
    },
  },
  {
    accountType: 'RE_INSURER',
    name: 'Reinsurer User',
    scopes: [],
    grants: {
      ...all('dashboard report'),
      ...view('policy claim'),
    },
  },
  {
    accountType: 'CLUSTER',
    name: 'Cluster Admin',
    scopes: [],
    grants: {
      ...view('account agency quote binder policy commission'),
      user: '* -jump',
      document: 'view upload delete',
      cluster: 'remove-agency',
      dashboard: 'view portfolio',
      report: 'portfolio',
    },
  },
  {
    accountType: 'DIGITAL',
    name: 'Aggregator Admin',
    scopes: [],
    grants: {
      ...all('webhook api-key bulk-upload'),
      ...view('binder policy document dashboard'),
      account: 'view create',
      agency: 'view create',
      user: '* -jump',
      quote: 'view create request cart send',
      rater: 'calculate',
    },
  },
  {
    accountType: 'MSSP',
    name: 'MSSP Admin',
    scopes: [],
    grants: {
      ...all('connector'),
      ...view('document dashboard'),
      account: 'view scan',
      user: '* -jump',
      note: 'view create',
      risk: '* -reassess',
    },
  },
  {
    accountType: 'MSSP',
    name: 'Technician',
    scopes: [],
    grants: {
      ...view('account note'),
      risk: '* -reassess',
      connector: 'view add',
    },
  },
  {
    accountType: 'VENDOR',
    name: 'Vendor User',
    scopes: [],
    grants: {
      document: 'view upload',
      claim: 'view create edit file note diary',
    },
  },
  {
    accountType: 'PREMIUM_PROCESSOR',
    name: 'Processor User',
    scopes: [],
    grants: {
      ...view('policy document dashboard'),
      billing: 'view record finance-quote',
    },
  },
];
