/** The services whose rows are history; rates and API keys have none. */
export const SERVICES = [
  'auth',
  'account',
  'quote',
  'docs',
  'billing',
  'policy',
  'commissions',
  'claims',
  'connectors',
  'gateway',
];

/** What passes: messages, sessions, codes, notices; documents, which would have to hold their bytes; and what would be large. */
const LEFT_OUT = new Set([
  'migrations',
  'inbox',
  'outbox',
  'outgoing_message',
  'job',
  'stored_answer',
  'revoked_token',
  'role_permission',
  'tenant_time',
  'live_event',
  'ended_session',
  'revocation',
  'session',
  'refresh_token',
  'known_device',
  'jump_token',
  'one_time_link',
  'workflow',
  'workflow_code',
  'wrong_password',
  'notice',
  'document',
  'record',
  'signature_request',
  'commission_statement',
  'processor_session',
  'domain_scan',
]);

/** Of the records of what was done, those of the business itself are kept. */
const UNRECORDED = new Set(['auth', 'account', 'docs']);

/**
 * Whether the rows of a table are no part of the history.
 * @param {string} service
 * @param {string} table
 */
export const isLeftOut = (service, table) =>
  LEFT_OUT.has(table) || (table === 'activity' && UNRECORDED.has(service));
