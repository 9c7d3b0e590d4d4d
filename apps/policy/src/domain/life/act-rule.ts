import type { EventType, PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import type { PolicyAction } from '../lifecycle/policy-status';
import { POLICY_TRANSITIONS } from '../lifecycle/policy-status';
import type { PolicyStep } from '../timeline';
import type { Life } from './life';

/** What an act reads that its policy does not say. */
export interface ActFacts {
  /** In the zone of the policy. */
  today: PlainDate;
  hasOpenClaim: boolean;
  isOverdue: boolean;
  /** A claim is filed whose loss happened since the cancel date. */
  hasLossInGap: boolean;
  /** Another policy of the product runs for the same insured. */
  isReplaced: boolean;
  /** Its issued renewal stands. */
  hasRenewal: boolean;
}

/** What docs prints of an act. */
export const PAPERS = ['ENDORSEMENT', 'NOTICE_STOPPED', 'VOIDED'] as const;

/** What others hear of an act: the line of the timeline, and the event that letters, notices and services go by. */
export interface Told {
  timeline: PolicyStep;
  event: Extract<EventType, `policy.${string}`>;
  paper?: (typeof PAPERS)[number];
}

/** One act of a policy's life. */
export interface ActRule<Wish> {
  /** Its rows of the table of statuses. */
  actions: readonly PolicyAction[];
  /** Whether what happened elsewhere asks for it: a life that it does not fit stays as it is. */
  isOfEvent?: true;
  /** Throws what refuses it, the status apart. */
  check: (life: Life, wish: Wish, facts: ActFacts) => void;
  /** The life after it; throws 409 when the status forbids it. */
  apply: (life: Life, wish: Wish, facts: ActFacts) => Life;
  tells: (after: Life) => Told;
}

/** The statuses from which an act may be done. */
export const fromOf = ({ actions }: Pick<ActRule<never>, 'actions'>): readonly PolicyStatus[] => [
  ...new Set(actions.flatMap((action): readonly PolicyStatus[] => POLICY_TRANSITIONS[action].from)),
];
