import { ACCOUNT_TYPES } from '@palisade/kernel';
import { address, agent, contact, currency, insured, partnerContact, share } from './blocks';
import { publishes } from './event';
import {
  bool,
  date,
  dateTime,
  email,
  int,
  list,
  mapOf,
  minorUnits,
  nullable,
  number,
  object,
  oneOf,
  scalar,
  str,
  text,
  textsOrNumber,
  uuid,
} from './schema';
import { ACCOUNT_STATUSES } from './statuses';

const accountStatus = oneOf(...ACCOUNT_STATUSES);
const factorScore = int(0, 100);
// Spec 3 §9: ten points at most, and four are needed to quote.
const profileScore = number({ minimum: 0, maximum: 10 });
const shownOnly = nullable(factorScore);
const factors = {
  networkSecurity: factorScore,
  cloudSecurity: factorScore,
  endpointSecurity: factorScore,
  darkIntelligence: factorScore,
  fundsTransfer: factorScore,
  cyberExtortion: factorScore,
  compliance: factorScore,
};

const account = {
  insured,
  status: accountStatus,
  domains: list(str(253)),
  contact: nullable(contact),
  agent: nullable(agent),
  aggregatorId: nullable(uuid),
  msspIds: list(uuid),
  revenue: nullable(minorUnits),
  currency,
  employees: nullable(int(1)),
  yearEstablished: nullable(int(1500)),
  records: nullable(int()),
  entityType: nullable(str(40)),
  ownershipType: nullable(str(40)),
  franchiseSystemConnectivity: nullable(bool),
  percentInternationalSales: nullable(share),
  claimHistory: nullable(int(0, 5)),
  securityAnswers: mapOf(scalar),
  profileScore: nullable(profileScore),
};

// Whether its agency has said that the details are right: a wholesale quote is bound after it.
const verified = { isVerified: bool };

/** The events of insured accounts. */
export const INSURED_ACCOUNT_EVENTS = publishes('account', {
  'account.created.v1': {
    when: 'an account is created',
    payload: account,
    addedLater: verified,
    consumers: {
      auth: 'customer tenant',
      quote: 'snapshot',
      policy: 'snapshot',
      docs: 'snapshot',
      claims: 'snapshot',
      connectors: 'snapshot',
      gateway: 'who hears of it',
    },
    out: ['webhook', 'browser'],
  },
  'account.changed.v1': {
    when: 'details, contact, firmographics, domains or tags are saved; verified; certified',
    payload: {
      ...account,
      changed: list(str(80)),
      ratingChanged: bool,
      // The quote that is rated again by the change, not closed: it was changed from its page.
      quoteId: nullable(uuid),
    },
    addedLater: verified,
    consumers: {
      quote: 'snapshot; when the rating changed, open quotes become INVALID or REFERRED',
      policy: 'snapshot',
      docs: 'snapshot',
      claims: 'snapshot',
      connectors: 'snapshot; domains to scan',
      gateway: 'who hears of it',
    },
    out: ['browser'],
  },
  'account.score-changed.v1': {
    when: 'a scan, saved security answers, a connector refresh or a reassessment gives a score',
    payload: {
      accountId: uuid,
      // Null while nothing at all is known of the company.
      companyAggregate: nullable(factorScore),
      industryAggregate: factorScore,
      portfolioAggregate: nullable(factorScore),
      factors: object({ ...factors, insiderThreat: shownOnly, supplyChain: shownOnly }),
      profileScore,
      ruleVersion: str(40),
    },
    addedLater: {
      // What the score is made from beside answers and size: quote scores its own answers by it.
      signals: object({
        findings: mapOf(textsOrNumber),
        connectors: int(),
        industry: object(factors),
      }),
      // A connected security tool moved it: open quotes are priced by it at once.
      byTool: bool,
    },
    consumers: {
      quote: 'rating input, referral by score, gate of the profile score, price of open quotes',
    },
    out: ['browser'],
  },
  'account.scan-changed.v1': {
    when: 'a scan of its domain is asked for, and when it is over, whatever it found',
    payload: { accountId: uuid, scanId: uuid, isOut: bool, at: dateTime },
    consumers: { quote: 'says of its quotes that a score is pending' },
    out: ['browser'],
  },
  'account.status-changed.v1': {
    when: 'each transition of the account',
    payload: {
      accountId: uuid,
      from: accountStatus,
      to: accountStatus,
      reason: nullable(text),
    },
    consumers: {
      auth: 'a deleted client uses no partner any more',
      quote: 'Declined or Lost closes open quotes alike, Deleted deletes them, Declined blocks',
    },
    out: ['browser', 'notification'],
  },
  'account.agent-changed.v1': {
    when: 'an agent or agency is linked, assigned or unlinked, or the teams of a client change',
    payload: {
      accountId: uuid,
      agent: nullable(agent),
      teamIds: list(uuid),
      previousAgencyId: nullable(uuid),
    },
    // Whether another person serves it; what lacks it was about the agency or its person.
    addedLater: { isAgentNew: bool },
    consumers: {
      auth: 'who sees the client; the letter to the new agency',
      quote: 'open quotes of the previous agency become INVALID',
      policy: 'scope of the account; its policies go to the agency of today',
      docs: 'scope of the account',
      claims: 'scope of the account',
      connectors: 'scope of its tools',
    },
    out: ['browser', 'notification'],
  },
  'account.links-changed.v1': {
    when: 'an aggregator or MSSP link changes',
    payload: { accountId: uuid, aggregatorId: nullable(uuid), msspIds: list(uuid) },
    consumers: {
      auth: 'what partners are in use by',
      quote: 'scope',
      policy: 'scope',
      docs: 'scope',
      connectors: 'scope',
      gateway: 'scope',
    },
    out: [],
  },
});

/** The events of what partners say of themselves. */
export const PARTNER_EVENTS = publishes('account', {
  'partner.saved.v1': {
    when: 'the profile of a partner is changed',
    payload: {
      organizationId: uuid,
      name: str(200),
      description: nullable(text),
      hostname: nullable(str(253)),
      enforceMfa: bool,
      contact: nullable(partnerContact),
      // Which of these: the others may be older than what auth knows.
      changed: list(oneOf('name', 'description', 'hostname', 'enforceMfa', 'contact')),
      // Whose people did it: what staff asks for stays theirs.
      savedBy: oneOf(...ACCOUNT_TYPES),
    },
    // Who did it, whom the timeline of the organisation names.
    addedLater: { person: object({ userId: uuid, name: str(200) }) },
    consumers: { auth: 'name, host name, second factor and contact' },
    out: [],
  },
});

/** The events of agencies, their licences and their submissions. */
export const AGENCY_EVENTS = publishes('account', {
  'agency.saved.v1': {
    when: 'an agency is made, edited or deleted, its settings or logo change',
    payload: {
      agencyId: uuid,
      name: str(200),
      description: nullable(str(1000)),
      npn: str(10),
      hostname: nullable(str(253)),
      contact,
      address: nullable(address),
      region: oneOf('US', 'UK'),
      commissionPct: nullable(share),
      additionalBrokerFee: minorUnits,
      currency,
      isWholesale: bool,
      isAppointed: bool,
      agencyBilled: bool,
      paymentTerms: nullable(int()),
      enforceMFA: bool,
      canIssue: bool,
      programs: list(str(100)),
      levels: list(
        object({
          name: str(100),
          minRevenue: nullable(minorUnits),
          maxRevenue: nullable(minorUnits),
        }),
      ),
      logoDocId: nullable(uuid),
      deleted: bool,
    },
    addedLater: { noticesByHand: bool }, // Its unpaid policies are noticed by a person.
    consumers: {
      auth: 'tenant; the letter that it waits for its terms',
      quote: 'fees, authority, levels',
      policy: 'issue authority, notices by hand',
      commissions: 'percentage',
    },
    out: ['notification'],
  },
  'agency.links-changed.v1': {
    when: 'a cluster or aggregator link changes',
    payload: { agencyId: uuid, clusterId: nullable(uuid), aggregatorId: nullable(uuid) },
    consumers: {
      auth: 'agencies that partners assign',
      quote: 'scope',
      policy: 'scope',
      commissions: 'scope',
      docs: 'scope',
      connectors: 'scope',
      gateway: 'scope',
    },
    out: [],
  },
  'license.saved.v1': {
    when: 'an agency, agent or surplus licence is saved or deleted',
    payload: {
      licenseId: uuid,
      kind: oneOf('AGENCY', 'AGENT', 'SURPLUS'),
      agencyId: uuid,
      holderName: str(200),
      userId: nullable(uuid),
      email: nullable(email),
      state: str(2),
      number: str(40),
      npn: nullable(str(10)),
      expirationDate: nullable(date),
      activeResidentState: bool,
      signatureOnFile: bool,
      deleted: bool,
    },
    consumers: { quote: 'guards of bind and send' },
    out: [],
  },
});

/** The events of the tables that staff keep. */
export const TABLE_EVENTS = publishes('account', {
  'state.saved.v1': {
    when: 'a state is added, edited or deleted; one that is deleted is not open',
    payload: { state: str(2), isOpen: bool },
    consumers: { quote: 'whether clients there are given new quotes' },
    out: [],
  },
});
