import type { EntityManager } from 'typeorm';
import type { NumberKind } from '../domain/numbers';
import { numberOf } from '../domain/numbers';

const COUNT = `
  insert into number_counter as counter (kind, year, last) values ($1, $2, 1)
  on conflict (kind, year) do update set last = counter.last + 1 returning last
`;

/** Locks the counter of the year until the transaction ends, so that no number is left out. */
export async function nextNumber(em: EntityManager, kind: NumberKind, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [{ last }] = (await em.query(COUNT, [kind, year])) as [{ last: number }];
  return numberOf(kind, year, last);
}
