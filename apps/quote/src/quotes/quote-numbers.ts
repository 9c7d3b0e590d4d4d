import type { EntityManager } from 'typeorm';
import { quoteNumber } from '../domain/quote-number';

const COUNT = `
  insert into quote_counter as counter (year, last) values ($1, 1)
  on conflict (year) do update set last = counter.last + 1 returning last
`;

/** Locks the counter of the year until the transaction ends, so that no number is left out. */
export async function nextNumber(em: EntityManager, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [{ last }] = (await em.query(COUNT, [year])) as [{ last: number }];
  return quoteNumber(year, last);
}
