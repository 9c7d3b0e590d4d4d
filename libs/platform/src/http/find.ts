import { ApiProperty } from '@nestjs/swagger';
import { SEARCH_LENGTH, searchTerm, textsOf } from '@palisade/kernel';
import { Transform } from 'class-transformer';
import { IsString, Length } from 'class-validator';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { containing } from './lists';

/** What a search shows of one kind. */
const SHOWN = 5;
/**
 * Of the rows that fit so many are compared;
 * which of more than these is not said: a text that fits so many is too short.
 */
const WEIGHED = 1_000;

/** What is looked for. */
export class FindQuery {
  @ApiProperty({
    minLength: SEARCH_LENGTH.min,
    maxLength: SEARCH_LENGTH.max,
    description: 'A number, or a part of a name, an e-mail address or a telephone number.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(SEARCH_LENGTH.min, SEARCH_LENGTH.max)
  search: string;
}

/** A row that was found. */
export class FoundRow {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'The name of the client or of the person.' })
  title: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null for what has no number.' })
  number: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What tells it from others alike.' })
  detail: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null for what has no status.' })
  status: string | null;
}

/** What was found, the best first. */
export class FoundRows {
  @ApiProperty({ type: [FoundRow] })
  hits: FoundRow[];
}

/** How rows of a kind are found. */
export interface Findable<T extends ObjectLiteral> {
  /** A new query of the rows in the caller's scope. */
  visible: () => SelectQueryBuilder<T>;
  id: string;
  /** The condition that a text of the row, with a blank before each word, is like `:patterns`. */
  matches: string;
  /** The folded name, or the number in lower case and without dashes: who typed all of it means this row. */
  whole: string;
  newest: string;
}

type Statement = [sql: string, parameters: unknown[]];

/**
 * The rows that a text means, at most five: those of exactly that number or name first, then those
 * of which a word begins so, then those that hold it anywhere; among equals the newest.
 */
export async function findRows<T extends ObjectLiteral & { id: string }>(
  dataSource: DataSource,
  findable: Findable<T>,
  typed: string,
): Promise<T[]> {
  const ids = new Set<string>();
  for (const [sql, parameters] of findStatements(findable, typed)) {
    if (ids.size >= SHOWN) break;
    const found: { id: string }[] = await dataSource.query(sql, parameters);
    for (const { id } of found) ids.add(id);
  }
  const shown = [...ids].slice(0, SHOWN);
  if (!shown.length) return [];
  const rows = await findable
    .visible()
    .andWhere(`${findable.id} = any(:shown)`, { shown })
    .getMany();
  return shown.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** What finds the ids: first by the beginnings of words, then by their parts. */
export function findStatements<T extends ObjectLiteral>(
  findable: Findable<T>,
  typed: string,
): Statement[] {
  const term = searchTerm(typed);
  const { starts, within } = textsOf(term);
  const whole = [term.text, term.number ?? term.text];
  return [starts.map((text) => containing(` ${text}`)), within.map(containing)]
    .filter(({ length }) => length)
    .map((patterns) => statementOf(findable, { patterns, whole }));
}

function statementOf<T extends ObjectLiteral>(
  { visible, id, matches, whole, newest }: Findable<T>,
  parameters: { patterns: string[]; whole: string[] },
): Statement {
  const [sql, values] = visible()
    .andWhere(matches, parameters)
    .select(id, 'id')
    .addSelect(`${whole} = any(:whole)`, 'is_whole')
    .addSelect(newest, 'newest')
    .limit(WEIGHED)
    .getQueryAndParameters();
  const ranked = `select id from (${sql}) as fitting
    order by is_whole desc, newest desc, id desc limit ${SHOWN}`;
  return [ranked, values];
}
