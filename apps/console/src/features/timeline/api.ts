import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';

/** Whose timeline: the nouns that keep one. */
export type TimelineNoun =
  | 'quote'
  | 'policy'
  | 'claim'
  | 'account'
  | 'invoice'
  | 'agency-bill'
  | 'submission'
  | 'user'
  | 'organization'
  | 'agency'
  | 'rate-book'
  | 'preset'
  | 'form'
  | 'form-type'
  | 'state'
  | 'industry-code'
  | 'team'
  | 'treaty'
  | 'condition'
  | 'incident';

interface Read {
  id: string;
  size: number;
  signal: AbortSignal;
}

const READS = {
  quote: ({ id, size, signal }: Read) =>
    api.quote.GET('/api/quote/v1/{id}/timeline', {
      params: { path: { id }, query: { size } },
      signal,
    }),
  policy: ({ id, size, signal }: Read) =>
    api.policy.GET('/api/policy/v1/{policyId}/timeline', {
      params: { path: { policyId: id }, query: { size } },
      signal,
    }),
  claim: ({ id, size, signal }: Read) =>
    api.claims.GET('/api/claims/v1/{claimId}/timeline', {
      params: { path: { claimId: id }, query: { size } },
      signal,
    }),
  account: ({ id, size, signal }: Read) =>
    api.account.GET('/api/account/v1/{accountId}/timeline', {
      params: { path: { accountId: id }, query: { size } },
      signal,
    }),
  invoice: ({ id, size, signal }: Read) =>
    api.billing.GET('/api/billing/v1/invoices/{invoiceId}/timeline', {
      params: { path: { invoiceId: id }, query: { size } },
      signal,
    }),
  'agency-bill': ({ id, size, signal }: Read) =>
    api.billing.GET('/api/billing/v1/agencyBills/{agencyBillId}/timeline', {
      params: { path: { agencyBillId: id }, query: { size } },
      signal,
    }),
  submission: ({ id, size, signal }: Read) =>
    api.account.GET('/api/account/v1/submission/{submissionId}/timeline', {
      params: { path: { submissionId: id }, query: { size } },
      signal,
    }),
  user: ({ id, size, signal }: Read) =>
    api.auth.GET('/api/auth/v1/users/{userId}/timeline', {
      params: { path: { userId: id }, query: { size } },
      signal,
    }),
  organization: ({ id, size, signal }: Read) =>
    api.auth.GET('/api/auth/v1/organizations/{organizationId}/timeline', {
      params: { path: { organizationId: id }, query: { size } },
      signal,
    }),
  agency: ({ id, size, signal }: Read) =>
    api.account.GET('/api/account/v1/agency/{agencyId}/timeline', {
      params: { path: { agencyId: id }, query: { size } },
      signal,
    }),
  'rate-book': ({ id, size, signal }: Read) =>
    api.rater.GET('/api/rater/v1/books/{bookId}/timeline', {
      params: { path: { bookId: id }, query: { size } },
      signal,
    }),
  preset: ({ id, size, signal }: Read) =>
    api.rater.GET('/api/rater/v1/presets/{presetId}/timeline', {
      params: { path: { presetId: id }, query: { size } },
      signal,
    }),
  form: ({ id, size, signal }: Read) =>
    api.docs.GET('/api/docs/v1/forms/{formId}/timeline', {
      params: { path: { formId: id }, query: { size } },
      signal,
    }),
  'form-type': ({ id, size, signal }: Read) =>
    api.docs.GET('/api/docs/v1/formtype/{formTypeId}/timeline', {
      params: { path: { formTypeId: id }, query: { size } },
      signal,
    }),
  state: ({ id, size, signal }: Read) =>
    api.account.GET('/api/account/v1/state/{stateId}/timeline', {
      params: { path: { stateId: id }, query: { size } },
      signal,
    }),
  'industry-code': ({ id, size, signal }: Read) =>
    api.account.GET('/api/account/v1/naics/{industryId}/timeline', {
      params: { path: { industryId: id }, query: { size } },
      signal,
    }),
  team: ({ id, size, signal }: Read) =>
    api.auth.GET('/api/auth/v1/teams/{teamId}/timeline', {
      params: { path: { teamId: id }, query: { size } },
      signal,
    }),
  treaty: ({ id, size, signal }: Read) =>
    api.policy.GET('/api/policy/v1/treaties/{treatyId}/timeline', {
      params: { path: { treatyId: id }, query: { size } },
      signal,
    }),
  condition: ({ id, size, signal }: Read) =>
    api.quote.GET('/api/quote/v1/subjectivity/settings/{settingId}/timeline', {
      params: { path: { settingId: id }, query: { size } },
      signal,
    }),
  incident: ({ id, size, signal }: Read) =>
    api.gateway.GET('/api/status/v1/incidents/{incidentId}/timeline', {
      params: { path: { incidentId: id }, query: { size } },
      signal,
    }),
};

const CHECKS = {
  quote: (id: string) =>
    api.quote.GET('/api/quote/v1/{id}/timeline/verification', { params: { path: { id } } }),
  policy: (policyId: string) =>
    api.policy.GET('/api/policy/v1/{policyId}/timeline/verification', {
      params: { path: { policyId } },
    }),
  claim: (claimId: string) =>
    api.claims.GET('/api/claims/v1/{claimId}/timeline/verification', {
      params: { path: { claimId } },
    }),
  account: (accountId: string) =>
    api.account.GET('/api/account/v1/{accountId}/timeline/verification', {
      params: { path: { accountId } },
    }),
  invoice: (invoiceId: string) =>
    api.billing.GET('/api/billing/v1/invoices/{invoiceId}/timeline/verification', {
      params: { path: { invoiceId } },
    }),
  'agency-bill': (agencyBillId: string) =>
    api.billing.GET('/api/billing/v1/agencyBills/{agencyBillId}/timeline/verification', {
      params: { path: { agencyBillId } },
    }),
  submission: (submissionId: string) =>
    api.account.GET('/api/account/v1/submission/{submissionId}/timeline/verification', {
      params: { path: { submissionId } },
    }),
  user: (userId: string) =>
    api.auth.GET('/api/auth/v1/users/{userId}/timeline/verification', {
      params: { path: { userId } },
    }),
  organization: (organizationId: string) =>
    api.auth.GET('/api/auth/v1/organizations/{organizationId}/timeline/verification', {
      params: { path: { organizationId } },
    }),
  agency: (agencyId: string) =>
    api.account.GET('/api/account/v1/agency/{agencyId}/timeline/verification', {
      params: { path: { agencyId } },
    }),
  'rate-book': (bookId: string) =>
    api.rater.GET('/api/rater/v1/books/{bookId}/timeline/verification', {
      params: { path: { bookId } },
    }),
  preset: (presetId: string) =>
    api.rater.GET('/api/rater/v1/presets/{presetId}/timeline/verification', {
      params: { path: { presetId } },
    }),
  form: (formId: string) =>
    api.docs.GET('/api/docs/v1/forms/{formId}/timeline/verification', {
      params: { path: { formId } },
    }),
  'form-type': (formTypeId: string) =>
    api.docs.GET('/api/docs/v1/formtype/{formTypeId}/timeline/verification', {
      params: { path: { formTypeId } },
    }),
  state: (stateId: string) =>
    api.account.GET('/api/account/v1/state/{stateId}/timeline/verification', {
      params: { path: { stateId } },
    }),
  'industry-code': (industryId: string) =>
    api.account.GET('/api/account/v1/naics/{industryId}/timeline/verification', {
      params: { path: { industryId } },
    }),
  team: (teamId: string) =>
    api.auth.GET('/api/auth/v1/teams/{teamId}/timeline/verification', {
      params: { path: { teamId } },
    }),
  treaty: (treatyId: string) =>
    api.policy.GET('/api/policy/v1/treaties/{treatyId}/timeline/verification', {
      params: { path: { treatyId } },
    }),
  condition: (settingId: string) =>
    api.quote.GET('/api/quote/v1/subjectivity/settings/{settingId}/timeline/verification', {
      params: { path: { settingId } },
    }),
  incident: (incidentId: string) =>
    api.gateway.GET('/api/status/v1/incidents/{incidentId}/timeline/verification', {
      params: { path: { incidentId } },
    }),
};

/** The first part of the query keys of each noun, which live events make stale. */
const KEYS = {
  quote: ['quotes'],
  policy: ['policies'],
  claim: ['claims'],
  account: ['accounts'],
  invoice: ['policies'],
  'agency-bill': ['policies'],
  submission: ['submissions'],
  user: ['users'],
  organization: ['organizations'],
  agency: ['agencies'],
  'rate-book': ['rater', 'books'],
  preset: ['rater', 'presets'],
  form: ['forms'],
  'form-type': ['form-types'],
  state: ['state-table'],
  'industry-code': ['industries'],
  team: ['teams'],
  treaty: ['treaties'],
  condition: ['subjectivity-settings'],
  incident: ['incidents'],
} as const;

/** What was done to a row, the newest first. */
export const timelineQuery = (noun: TimelineNoun, id: string, size: number) =>
  queryOptions({
    queryKey: [...KEYS[noun], 'timeline', id, size],
    queryFn: ({ signal }) => unwrap(READS[noun]({ id, size, signal })),
    placeholderData: keepPreviousData,
  });

/** Whether the records of a row are what was written at the time. */
export const verificationQuery = (noun: TimelineNoun, id: string) =>
  queryOptions({
    queryKey: [...KEYS[noun], 'timeline-verification', id],
    queryFn: () => unwrap(CHECKS[noun](id)),
    gcTime: 0,
  });
