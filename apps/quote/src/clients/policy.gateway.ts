import { Injectable } from '@nestjs/common';
import type { components, paths } from '@palisade/clients/policy';
import type { RetryLater } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { bearer, partAway, Upstreams } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import type { Policy } from '../snapshots/policy.entity';
import { refusalOf } from './refusal-of';

/** What a binder is issued with. */
type IssueRequest = components['schemas']['IssueBinderRequest'];

/** What an endorsement reads of its policy. */
export type PolicyFacts = Omit<Policy, 'version'>;

/** Asks policy for a binder or policy in the caller's name. */
@Injectable()
export class PolicyGateway {
  private readonly policies;

  constructor(upstreams: Upstreams) {
    this.policies = upstreams.client<paths>('policy');
  }

  /** Issues the policy of a binder; throws what policy refuses it with, 503 while policy is away. */
  async issue(binderId: string, body: IssueRequest, { token }: Caller): Promise<string> {
    const { data, error, response } = await this.policies.POST(
      '/api/policy/v1/binders/issue/{binderId}',
      {
        // One issue for one binder, also when this process ends in between.
        params: { path: { binderId }, header: { 'Idempotency-Key': `issue-${binderId}` } },
        headers: bearer(token),
        body,
      },
    );
    if (data) return data.policyNumber;
    if (!error || response.status >= 500) throw unavailable(response);
    const detail = 'The policy cannot be issued.';
    throw refusalOf(response.status, error, { code: 'POLICY_REFUSED', detail });
  }

  /** Null for one that policy does not have or does not show; 503 while policy is away. */
  async find(id: string, { token }: Caller): Promise<PolicyFacts | null> {
    const { data, response } = await this.policies.GET('/api/policy/v1/{policyId}', {
      params: { path: { policyId: id } },
      headers: bearer(token),
    });
    if (data) {
      const { policyNumber, status, effectiveDate, endDate } = data;
      return { id, policyNumber, status, effectiveDate, endDate };
    }
    if (response.status === 404) return null;
    if (response.status === 403) {
      throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
    }
    throw unavailable(response);
  }
}

const unavailable = (response: Response): RetryLater =>
  partAway('POLICY_UNAVAILABLE', 'The policy cannot be read right now.', response);
