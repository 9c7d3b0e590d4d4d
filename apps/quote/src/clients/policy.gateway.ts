import { Injectable } from '@nestjs/common';
import type { components } from '@palisade/clients/policy';
import type { RetryLater } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { partAway, Upstreams } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import type { Policy } from '../snapshots/policy.entity';
import { refusalOf } from './refusal-of';

type PolicyResponse = components['schemas']['PolicyResponse'];

/** What an endorsement reads of its policy. */
export type PolicyFacts = Omit<Policy, 'version'>;

/** Asks policy for a binder or policy in the caller's name. */
@Injectable()
export class PolicyGateway {
  constructor(private readonly upstreams: Upstreams) {}

  /** Issues the policy of a binder; throws what policy refuses it with, 503 while policy is away. */
  async issue(binderId: string, body: object, { token }: Caller): Promise<string> {
    const path = `/api/policy/v1/binders/issue/${binderId}`;
    const answer = await this.upstreams.ask('policy', path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // One issue for one binder, also when this process ends in between.
        'idempotency-key': `issue-${binderId}`,
      },
      body: JSON.stringify(body),
    });
    if (answer?.ok) return ((await answer.json()) as PolicyResponse).policyNumber;
    if (!answer || answer.status >= 500) throw unavailable(answer);
    const detail = 'The policy cannot be issued.';
    throw await refusalOf(answer, { code: 'POLICY_REFUSED', detail });
  }

  /** Null for one that policy does not have or does not show; 503 while policy is away. */
  async find(id: string, { token }: Caller): Promise<PolicyFacts | null> {
    const answer = await this.upstreams.ask('policy', `/api/policy/v1/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer?.ok) {
      const { policyNumber, status, ...read } = (await answer.json()) as PolicyResponse;
      const { effectiveDate, endDate } = read;
      return { id, policyNumber, status, effectiveDate, endDate };
    }
    if (answer?.status === 404) return null;
    if (answer?.status === 403) {
      throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
    }
    throw unavailable(answer);
  }
}

const unavailable = (answer?: Response): RetryLater =>
  partAway('POLICY_UNAVAILABLE', 'The policy cannot be read right now.', answer);
