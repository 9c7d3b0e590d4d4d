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

  /** Goes on until nothing is due. */
  async run(rows: SweptRows = ALL_ROWS): Promise<void> {
    while (await this.pass(rows));
  }
}

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
