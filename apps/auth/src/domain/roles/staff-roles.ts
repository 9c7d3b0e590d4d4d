import { all, everything, view } from './role';
import type { RoleDefinition } from './role';

export const STAFF_ROLES: readonly RoleDefinition[] = [
  {
    accountType: 'COWBELL',
    name: 'Super Admin',
    scopes: ['role:admin'],
    grants: everything,
  },
  {
    accountType: 'COWBELL',
    name: 'Corp Admin',
    scopes: ['role:admin'],
    grants: {
      ...everything,
      rater: '* -table-edit',
      'feature-flag': 'view',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Power User',
    scopes: ['role:admin'],
    grants: {
      ...everything,
      user: '* -delete',
      commission: '* -pay',
      claim: '* -reserve -pay',
      rater: '* -table-edit',
      'feature-flag': 'view',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Underwriter',
    scopes: ['role:admin'],
    grants: {
      ...all('underwriting submission binder certificate note risk dashboard activity'),
      ...view(`
        agency user tag license surplus-license billing claim connector carrier industry-code state
        form`),
      account: '* -delete',
      quote: '* -sign',
      policy: '* -void -undo-cancel -revert-revision -bor',
      document: 'view upload',
      rater: 'view calculate',
      report: 'portfolio',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Underwriting Assistant (operator, patra)',
    scopes: ['role:operator'],
    grants: {
      ...all('note'),
      ...view('binder policy risk industry-code state'),
      account: 'view create edit',
      quote: 'view create edit',
      submission: '* -decline',
      document: 'view upload',
      rater: 'calculate',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Customer Success',
    scopes: ['role:admin'],
    grants: {
      ...all('user certificate activity'),
      ...view(`
        tag submission binder commission claim risk connector rater carrier aggregator cluster
        reinsurer premium-processor mssp industry-code state domain-blacklist webhook api-key
        bulk-upload form dashboard feature-flag`),
      account: 'view edit refresh scan assign-agent address-override',
      agency: 'view create edit settings',
      team: 'view create edit',
      license: '* -delete',
      'surplus-license': 'view create edit',
      quote: 'view restore',
      policy: 'view bor',
      document: 'view upload',
      billing: 'view remind',
      note: '* -delete',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Biz Dev',
    scopes: ['role:admin'],
    grants: {
      ...all('activity'),
      ...view(`
        team tag license surplus-license quote submission binder policy certificate document billing
        commission claim risk connector rater carrier aggregator cluster reinsurer premium-processor
        mssp industry-code state domain-blacklist webhook api-key bulk-upload form dashboard
        feature-flag`),
      account: 'view assign-agent',
      agency: 'view create edit',
      user: 'view invite jump',
      note: 'view create',
      report: 'portfolio',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'TSM',
    scopes: ['role:admin'],
    grants: {
      ...all('risk connector activity'),
      ...view(`
        agency team tag license surplus-license quote submission binder policy certificate document
        billing commission claim rater carrier aggregator cluster reinsurer premium-processor mssp
        industry-code state domain-blacklist webhook api-key bulk-upload form dashboard
        feature-flag`),
      account: 'view refresh scan',
      user: 'view jump',
      note: 'view create',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Technician',
    scopes: ['role:admin'],
    grants: {
      ...all('activity'),
      ...view('user note connector'),
      account: 'view scan',
      risk: '* -reassess',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Head of Claims',
    scopes: ['role:admin'],
    grants: {
      ...all('document claim note activity'),
      ...view('account user quote policy certificate risk dashboard'),
      report: 'bordereau',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Claims Adjuster',
    scopes: ['role:admin'],
    grants: {
      ...all('note activity'),
      ...view('account policy'),
      document: 'view upload',
      claim: '* -delete',
    },
  },
  {
    accountType: 'COWBELL',
    name: 'Accounting',
    scopes: ['role:admin'],
    grants: {
      ...all('commission activity'),
      ...view('account agency document'),
      policy: 'view check-in-mail noc-stop regenerate-invoice',
      billing: '* -finance-accept',
      report: 'bordereau',
    },
  },
];
