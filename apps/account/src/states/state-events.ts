import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { State } from './state.entity';

/** What became of a row: null where there was or is none. */
export interface Step {
  before: State | null;
  after: State | null;
}

/** Tells which states are open: one that left the table, or its abbreviation, is not any more. */
export async function publishStates(tx: Tx, { before, after }: Step): Promise<void> {
  const told = new Map<string, boolean>();
  if (before) told.set(before.abbreviation, false);
  if (after) told.set(after.abbreviation, after.isOpen);
  for (const [state, isOpen] of told) {
    await tx.publish({ type: 'state.saved.v1', data: { state, isOpen, scope: scopeOf({}) } });
  }
}
