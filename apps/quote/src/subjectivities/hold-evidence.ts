import type { QuoteStatus } from '@palisade/contracts';
import type { EntityManager } from 'typeorm';
import { ASKED_STATUSES } from '../domain/subjectivities';
import { lockIn } from '../quotes/close-quotes';
import { holdAgency } from '../quotes/quote-rows';

const LIVE: readonly QuoteStatus[] = [...ASKED_STATUSES, 'REQUESTED'];

/**
 * Holds what evidence of an account may meet, before the evidence is saved: a quote that is released,
 * requested or opened again meanwhile has its conditions first, or reads the evidence after it was saved.
 */
export async function holdEvidence(em: EntityManager, accountId: string): Promise<void> {
  await holdAgency(em, accountId);
  await lockIn(em, accountId, LIVE);
}
