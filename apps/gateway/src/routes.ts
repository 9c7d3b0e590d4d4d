import type { ServiceName } from '@palisade/platform';

/** The public prefixes and the services behind them; the longest prefix wins. */
export const ROUTES: Readonly<Record<string, Exclude<ServiceName, 'gateway'>>> = {
  '/api/auth': 'auth',
  '/api/user': 'auth',
  '/api/account': 'account',
  '/api/agency': 'account',
  '/api/bus': 'account',
  '/api/risk': 'account',
  '/api/sales': 'account',
  '/api/quote': 'quote',
  '/api/rater': 'rater',
  '/api/policy': 'policy',
  '/api/policy/v1/claim': 'claims',
  '/api/billing': 'billing',
  '/api/commissions': 'commissions',
  '/api/docs/v1': 'docs',
  '/api/esign': 'docs',
  '/api/docmessage': 'docs',
  '/api/claims': 'claims',
  '/api/connector': 'connectors',
  '/api/webhook': 'connectors',
  '/.well-known/oauth-authorization-server': 'auth',
};
