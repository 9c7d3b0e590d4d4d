import { Injectable } from '@nestjs/common';
import { DomainError, toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { noLossStatementOn } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Reinstatable } from '../domain/lifecycle/reinstatement';
import { leftToReinstate, neededToReinstate, waitsFor } from '../domain/lifecycle/reinstatement';
import { findPolicy } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { checkSignable, reinstatableOf, signedOf } from './reinstatement-state';
import type { NoLossStatementRow } from './no-loss-statement.entity';
import type { ReinstatementResponse, SignedNoLossResponse } from './reinstatement.dto';

/** What brings a cancelled policy back. */
@Injectable()
export class ReinstatementQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** What it takes to have a policy back; 404 for one that is not the caller's. */
  async get(id: string, actor: Actor): Promise<ReinstatementResponse> {
    const { manager } = this.dataSource;
    const policy = await findPolicy(manager, id, actor);
    const state = await reinstatableOf(manager, policy);
    const now = this.clock.now();
    const { version, paragraphs } = noLossStatementOn(todayIn(policy.timeZone, now));
    const { policyNumber, insured, boundCharges, cancellation, reinstateUntil } = policy;
    const signed = await signedOf(manager, policy);
    return {
      policyId: id,
      policyNumber,
      insuredName: insured.name,
      waitsFor: waitsFor(state),
      cancelDate: cancellation?.effectiveDate ?? null,
      reinstateUntil,
      refusal: await refusalOf(manager, policy, now),
      currency: boundCharges.currency,
      ...moneyOf(policy, state),
      statement: { version, paragraphs: [...paragraphs] },
      signed: signed && signedResponse(signed),
    };
  }
}

/** What an agency owes net of its commission is for nobody to read here. */
function moneyOf(
  { agencyBilled, status }: Policy,
  state: Reinstatable,
): Pick<ReinstatementResponse, 'needed' | 'left'> {
  if (agencyBilled || status !== 'IN REINSTATEMENT PERIOD') return { needed: null, left: null };
  return {
    needed: toCurrencyUnits(neededToReinstate(state)),
    left: toCurrencyUnits(leftToReinstate(state)),
  };
}

async function refusalOf(em: EntityManager, policy: Policy, now: Date): Promise<string | null> {
  if (policy.status !== 'IN REINSTATEMENT PERIOD') return null;
  try {
    await checkSignable(em, policy, now);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.detail;
    throw error;
  }
}

const signedResponse = ({
  signeeName,
  signeeTitle,
  signedAt,
  sha256,
}: NoLossStatementRow): SignedNoLossResponse => ({ signeeName, signeeTitle, signedAt, sha256 });
