import { applyDecorators } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { foldText, invalidField, MAX_COUNTED_ROWS, MAX_PAGE_SIZE, pageOf } from '@palisade/kernel';
import { Transform, Type as ToType } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { currentContext } from '../context/context';

const MAX_PAGE = 10_000;
const MAX_SORTS = 3;

/** The query that every list accepts; a list adds its filters by extending it. */
export class PageQuery {
  /** Page, counted from 0. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_PAGE, default: 0 })
  @ToType(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PAGE)
  page: number = 0;

  /** Rows of a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 25 })
  @ToType(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  size: number = 25;

  /** `field,asc` or `field,desc`; may be repeated. */
  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]))
  @IsString({ each: true })
  sort?: string[];

  /** Text to look for. */
  @ApiPropertyOptional({ maxLength: 200 })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string;
}

/** What a list allows beyond its filters. */
export interface ListOptions {
  /** Sortable field of the API to column of the query (`alias.property`). */
  sortable: Record<string, string>;
  /** Order when the caller names none, `field,direction`. */
  defaultSort: string;
  /** Column of a unique key that makes the order total. */
  tieBreaker: string;
}

/** One page of a query. The total stops counting at 10,000 and then is a lower bound. */
export async function listPage<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  request: PageQuery,
  options: ListOptions,
): Promise<Page<T>> {
  const asFile = currentContext()?.wantsCsv === true;
  const page = asFile ? 0 : request.page;
  const size = asFile ? MAX_COUNTED_ROWS : request.size;
  const unordered = query.clone();
  const order = orderOf(request.sort ?? [options.defaultSort], options.sortable);
  // The same way as the sort before it: so one index serves both ways.
  const lastWay = order.at(-1)?.[1] ?? 'ASC';
  const rows = order
    .reduce((ordered, [column, way]) => ordered.addOrderBy(column, way), query.orderBy())
    .addOrderBy(options.tieBreaker, lastWay)
    .offset(page * size)
    .limit(size);
  const [content, counted] = [await rows.getMany(), await countUpTo(unordered)];
  const { count, isLowerBound } = counted;
  return pageOf(content, { page, size }, { rows: count, isLowerBound });
}

/** How many rows a list would find, as far as lists count. */
export async function countUpTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
): Promise<{ count: number; isLowerBound: boolean }> {
  const bounded = query
    .clone()
    .select('1')
    .orderBy()
    .limit(MAX_COUNTED_ROWS + 1);
  const [{ count }] = await countRows(query, bounded);
  return { count: Math.min(count, MAX_COUNTED_ROWS), isLowerBound: count > MAX_COUNTED_ROWS };
}

async function countRows<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  bounded: SelectQueryBuilder<T>,
): Promise<[{ count: number }]> {
  const [sql, parameters] = bounded.getQueryAndParameters();
  const text = `select count(*)::int as count from (${sql}) as counted`;
  return query.connection.query(text, parameters) as Promise<[{ count: number }]>;
}

function orderOf(
  sorts: string[],
  sortable: Record<string, string>,
): [column: string, way: 'ASC' | 'DESC'][] {
  if (sorts.length > MAX_SORTS) {
    throw invalidField('INVALID_SORT', `Sort by at most ${MAX_SORTS} fields.`, '/sort');
  }
  return sorts.map((sort) => {
    const [field, way = 'asc', ...rest] = sort.split(',');
    if (!Object.hasOwn(sortable, field) || !['asc', 'desc'].includes(way) || rest.length) {
      const fields = Object.keys(sortable).join(', ');
      throw invalidField('INVALID_SORT', `Sort by field,asc or field,desc of: ${fields}.`, '/sort');
    }
    return [sortable[field], way === 'desc' ? 'DESC' : 'ASC'];
  });
}

/** A search text as a pattern for what is folded, whatever its case, accents and signs. */
export const containingFolded = (search: string): string =>
  // Of marks alone nothing is left; they are in no folded text either.
  containing(foldText(search) || search);

/** A search text as a pattern for LIKE, its own wildcards taken literally. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

const PAGE_FIELDS = ['content', 'totalElements', 'totalPages', 'number', 'size'];

/**
 * Documents a page of items as the answer, or as CSV the whole filtered list; beside the rows may
 * stand what is counted of them.
 */
export const ApiPage = (item: Type, counts?: Type): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(item, ...(counts ? [counts] : [])),
    ApiOkResponse({
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: counts ? [...PAGE_FIELDS, 'counts'] : PAGE_FIELDS,
            properties: {
              content: { type: 'array', items: { $ref: getSchemaPath(item) } },
              totalElements: { type: 'integer' },
              totalPages: { type: 'integer' },
              number: { type: 'integer', description: 'The page, counted from 0.' },
              size: { type: 'integer' },
              totalIsLowerBound: { type: 'boolean' },
              ...(counts && { counts: { $ref: getSchemaPath(counts) } }),
            },
          },
        },
        'text/csv': {
          schema: { type: 'string', description: 'The whole filtered list, a row a line.' },
        },
      },
    }),
  );
