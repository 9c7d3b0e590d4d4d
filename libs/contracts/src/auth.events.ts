import { ACCOUNT_TYPES } from '@palisade/kernel';
import { contact, partnerContact } from './blocks';
import { everyService, publishes } from './event';
import { bool, dateTime, int, list, nullable, oneOf, str, text, uuid } from './schema';

const accountType = oneOf(...ACCOUNT_TYPES);

/** The events that auth publishes. */
export const AUTH_EVENTS = publishes('auth', {
  'organization.saved.v1': {
    when: 'a tenant of any account type is made, edited or deleted',
    payload: {
      organizationId: uuid,
      accountType,
      name: str(200),
      fullName: nullable(str(300)),
      hostname: nullable(str(253)),
      locationAlias: nullable(oneOf('US', 'UK')),
      enforceMfa: bool,
      deleted: bool,
    },
    addedLater: { description: nullable(text), contact: nullable(partnerContact) },
    consumers: {
      account: 'partner profile',
      quote: 'names of agencies',
      billing: 'processor names',
      claims: 'vendors whom claims are given to',
      commissions: 'agencies until account tells of them',
      connectors: 'names',
      docs: 'names',
      policy: 'carriers and reinsurers',
    },
    out: [],
  },
  'user.saved.v1': {
    when: 'a user joins, is made, edited, switched on or off, removed, gets a role, team or access',
    payload: {
      userId: uuid,
      organizationId: uuid,
      accountType,
      contact,
      roleId: uuid,
      roleName: str(60),
      teamIds: list(uuid),
      agencyIds: list(uuid),
      accountIds: list(uuid),
      npn: nullable(str(10)),
      authorityLevel: nullable(int()),
      enabled: bool,
      removed: bool,
    },
    consumers: {
      account: 'agents of accounts',
      quote: 'assignees and agents',
      claims: 'assignees and agents',
    },
    out: [],
  },
  'user.work-given.v1': {
    when: 'a user with open work is removed or switched off: who takes the work',
    payload: { userId: uuid, takerId: uuid },
    consumers: {
      account: 'open submissions and accounts of the user go to the taker',
      quote: 'open quotes of the user go to the taker',
      claims: 'open claims files of the user go to the taker',
    },
    out: [],
  },
  'user.sessions-revoked.v1': {
    when: 'sign-out everywhere, password reset, user disabled, refresh token reused',
    payload: { userId: uuid, notBefore: dateTime },
    consumers: everyService('refuses older tokens; the gateway closes streams'),
    out: [],
  },
  'session.ended.v1': {
    when: 'a person signs out of one session',
    payload: { sessionId: uuid, userId: uuid, tokensExpire: dateTime },
    consumers: everyService('refuses the tokens of the session; the gateway closes its streams'),
    out: [],
  },
  'team.saved.v1': {
    when: 'a team is made, edited, migrated or deleted',
    payload: {
      teamId: uuid,
      organizationId: uuid,
      name: str(100),
      default: bool,
      replacedBy: nullable(uuid),
      deleted: bool,
    },
    consumers: {
      account: 'team names; moves rows to replacedBy',
      quote: 'team names; moves rows to replacedBy',
    },
    out: [],
  },
  'role.saved.v1': {
    when: 'a role or its permissions change; at start',
    payload: { roleId: uuid, accountType, name: str(60), permissions: list(str(80)) },
    consumers: everyService('permission checks'),
    out: [],
  },
  'api-key.saved.v1': {
    when: 'an API key is made, changed, switched off or deleted',
    payload: {
      clientId: uuid,
      organizationId: uuid,
      accountType,
      name: nullable(str(100)),
      scopes: list(str(80)),
      enabled: bool,
      deleted: bool,
    },
    consumers: { gateway: 'limits and activity' },
    out: [],
  },
  'notification.added.v1': {
    when: 'notices of an event are kept for people; their bells ring',
    payload: { eventId: uuid, userIds: list(uuid) },
    consumers: {},
    out: ['browser'],
  },
  'domain-blacklist.saved.v1': {
    when: 'a domain is blocked or freed',
    payload: { domain: str(253), blocked: bool },
    consumers: { account: 'domains that no client may have' },
    out: [],
  },
});
