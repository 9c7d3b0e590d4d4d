import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { isUniqueViolation, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { StateUse } from '../domain/state-rules';
import { checkStateUnused, stateOpenness } from '../domain/state-rules';
import type { Step } from './state-events';
import { publishStates } from './state-events';
import { State } from './state.entity';
import type { StateRequest, StateResponse } from './states.dto';
import { toStateResponse } from './states.dto';
import { stateNotFound } from './states.queries';

/** Keeps the states that licences may name and in which clients are quoted. */
@Injectable()
export class StatesService {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a state; 409 when its name or its abbreviation is there. */
  add({ stateName: name, stateNameAbbrv: abbreviation, isOpen }: StateRequest) {
    return this.write('add', async ({ em }) => {
      const facts = { name, abbreviation, isOpen: stateOpenness({ abbreviation, isOpen }) };
      const row = { id: newId(), ...facts };
      await em.insert(State, row);
      return { before: null, after: row };
    });
  }

  /** Renames, opens or closes a state, or while nobody names it gives it another abbreviation. */
  change(id: string, { stateName: name, stateNameAbbrv: abbreviation, isOpen }: StateRequest) {
    return this.write('change', async ({ em }) => {
      const before = await lock(em, id);
      if (before.abbreviation !== abbreviation) checkStateUnused(await useOf(em, before));
      const asked = isOpen ?? (before.abbreviation === abbreviation ? before.isOpen : undefined);
      const facts = { name, abbreviation, isOpen: stateOpenness({ abbreviation, isOpen: asked }) };
      await em.update(State, { id }, facts);
      return { before, after: { ...before, ...facts } };
    });
  }

  /** Takes a state out of the table; 409 while clients or licences name it. */
  async remove(id: string): Promise<void> {
    await this.write('remove', async ({ em }) => {
      const before = await lock(em, id);
      checkStateUnused(await useOf(em, before));
      await em.delete(State, { id });
      return { before, after: null };
    });
  }

  private async write(
    step: 'add' | 'change' | 'remove',
    act: (tx: Tx) => Promise<Step>,
  ): Promise<StateResponse> {
    try {
      return await this.transactions.run(async (tx) => {
        const { before, after } = await act(tx);
        const row = after ?? before;
        if (!row) throw stateNotFound();
        await publishStates(tx, { before, after });
        const subject = { subjectType: 'state', subjectId: row.id };
        const rows = { ...(before && { before }), ...(after && { after }) };
        await tx.record({ action: `state.${step}`, ...subject, ...rows });
        return toStateResponse(row);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const detail = 'There is a state of this name or abbreviation already.';
      throw new DomainError('DUPLICATE_STATE', detail, 409);
    }
  }
}

async function lock(em: EntityManager, id: string): Promise<State> {
  const found = await em.findOne(State, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!found) throw stateNotFound();
  return found;
}

/** How many clients lie in a state, and how many licences are of it. */
async function useOf(em: EntityManager, { abbreviation }: State): Promise<StateUse> {
  const [use]: [StateUse] = await em.query(
    `select
       (select count(*)::int from account where state = $1 and status <> 'Deleted') as clients,
       (select count(*)::int from license where state = $1 and not deleted) as licenses`,
    [abbreviation],
  );
  return use;
}
