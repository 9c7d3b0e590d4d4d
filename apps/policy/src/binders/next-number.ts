import type { EntityManager } from 'typeorm';
import { policyNumber } from '../domain/lifecycle/policy-number';

const COUNT = `
  insert into number_counter as counter (kind, year, last) values ('P', $1, 1)
  on conflict (kind, year) do update set last = counter.last + 1 returning last
`;

/** Locks the counter of the year until the transaction ends, so that no number is left out. */
export async function nextPolicyNumber(em: EntityManager, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [{ last }] = (await em.query(COUNT, [year])) as [{ last: number }];
  return policyNumber(year, last);
}
