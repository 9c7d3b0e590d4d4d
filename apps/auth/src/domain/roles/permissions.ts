/** Every permission, by group; a permission is written `group:name`. */
export const PERMISSIONS: Readonly<Record<string, string>> = {
  account: `
    view create edit delete refresh scan verify certify decline undecline lost assign-agent
    address-override domain-attest export`,
  agency: 'view create edit delete settings logo-edit link-account',
  user: 'view create edit delete invite assign-agency assign-team reset-mfa jump',
  team: 'view create edit delete migrate',
  tag: 'view apply edit delete',
  license: 'view create edit delete',
  'surplus-license': 'view create edit delete signature-on-file',
  quote: `
    view create edit request cart send delete restore send-sign-request sign request-to-bind bind
    issue decline lost need-by refer invalidate revive export`,
  underwriting: `
    view-inbox underwrite release update-terms reassess-risk reset irpm specified-event
    switch-market bypass-rules subjectivity-edit subjectivity-complete toggle-urgent rescind
    broker-fee mga-fee`,
  submission: 'view create assign certify decline non-viable complete',
  binder: 'view extend rescind',
  policy: `
    view issue endorse cancel-request cancel flat-cancel void undo-cancel reinstate revert-revision
    renew non-renew renewal-opt-out erp bor check-in-mail program noc-stop regenerate-invoice`,
  certificate: 'view download email',
  document: 'view upload delete update all-agencies',
  billing: `
    view pay record edit-transaction close remind finance-quote finance-accept financer-add
    ach-details`,
  commission: 'view pay pause statement-download',
  claim: 'view create edit file delete manage reserve pay close note diary',
  note: 'view create edit delete',
  risk: 'view history reassess',
  connector: 'view add delete',
  rater: 'view calculate preset-edit table-edit',
  carrier: 'view create edit delete',
  aggregator: 'view create edit delete',
  cluster: 'view create edit delete remove-agency',
  reinsurer: 'view create edit delete',
  'premium-processor': 'view create edit delete',
  mssp: 'view create edit delete',
  'industry-code': 'view create edit delete',
  state: 'view create edit delete',
  'domain-blacklist': 'view create delete',
  webhook: 'view create edit delete',
  'api-key': 'view create regenerate delete activity',
  'bulk-upload': 'view create',
  form: 'view create edit delete',
  dashboard: 'view portfolio earned-premium',
  activity: 'view',
  'feature-flag': 'view edit',
  report: 'bordereau portfolio',
};
