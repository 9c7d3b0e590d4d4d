import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Whose rows a sweep is at: those of one agency, or all but those of some. */
export interface SweptRows {
  only?: string;
  except: string[];
}

const ALL_ROWS: SweptRows = { except: [] };

/** Work that time brings; every provider of a service that extends this is run at intervals. */
export abstract class Sweep {
  abstract readonly everyMs: number;
  /** What the log says when a pass fails. */
  abstract readonly complaint: string;

  /** Does a batch of what is due; answers whether more may be. Several processes may sweep at once. */
  abstract pass(rows: SweptRows): Promise<boolean>;

  /** When more becomes due after now, as the rows stand; null when nothing does. */
  abstract next(rows: SweptRows): Promise<Date | null>;

  /** Goes on until nothing is due. */
  async run(rows: SweptRows = ALL_ROWS): Promise<void> {
    while (await this.pass(rows));
  }
}

/** Work that goes by the machine's time, whatever the clock of a tenant shows. */
export abstract class MachineSweep extends Sweep {
  next(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** The earliest of what an expression answers for the rows of a query; null when there is none. */
export async function earliestOf<T extends ObjectLiteral, Moment = Date>(
  query: SelectQueryBuilder<T>,
  expression: string,
): Promise<Moment | null> {
  const found = await query.select(`min(${expression})`, 'moment').getRawOne<{ moment: Moment }>();
  return found?.moment ?? null;
}

/** The first of some moments; null when there is none. */
export const firstOf = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, one) => (one && (!first || one < first) ? one : first), null);

/** Narrows a query to the rows that a sweep is at, by the column of their agency. */
export function narrowTo<T extends ObjectLiteral>(
  { only, except }: SweptRows,
  column: string,
  query: SelectQueryBuilder<T>,
): SelectQueryBuilder<T> {
  if (only) return query.andWhere(`${column} = :only`, { only });
  if (!except.length) return query;
  return query.andWhere(`(${column} is null or ${column} not in (:...except))`, { except });
}
