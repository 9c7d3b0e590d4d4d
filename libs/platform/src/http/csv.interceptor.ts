import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { csvCell, instantIn } from '@palisade/kernel';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { mergeMap } from 'rxjs';
import { Config } from '../config/config';
import { SERVICE_NAME } from '../config/tokens';
import { currentContext } from '../context/context';
import { readerZone } from '../context/reader-zone';
import { wantsCsv } from './accepts';
import { documentedColumns, documentOf } from './csv-columns';

/** Answers a list as CSV when the caller accepts it: the whole filtered list, every cell quoted. */
@Injectable()
export class CsvInterceptor implements NestInterceptor {
  constructor(
    private readonly config: Config,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const surroundings = currentContext();
    if (!wantsCsv(request.headers) || !surroundings) return next.handle();
    surroundings.wantsCsv = true;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        if (!isPage(answer)) return answer;
        void reply.header('content-disposition', 'attachment').type('text/csv; charset=utf-8');
        const { content } = answer;
        return toCsv(content, await this.columnsOf(request));
      }),
    );
  }

  private async columnsOf({ method, routeOptions }: FastifyRequest): Promise<string[]> {
    const document = await documentOf(this.service, this.config.values.OPENAPI_DIR);
    return documentedColumns(document, method, routeOptions.url ?? '');
  }
}

function isPage(answer: unknown): answer is { content: object[] } {
  return Array.isArray((answer as { content?: unknown } | null)?.content);
}

/**
 * Cells that a spreadsheet would run as a formula are neutralised; negative amounts are none. Times are
 * those of the reader's zone.
 */
export function toCsv(rows: object[], known: string[] = []): string {
  const flat = rows.map(withoutGroups);
  const all = [...new Set([...known, ...flat.flatMap((row) => Object.keys(row))])];
  // A group of fields has columns for these, and is nothing itself where a row has none.
  const groups = new Set(all.flatMap((column) => column.split('.').slice(0, -1)));
  const columns = all.filter((column) => !groups.has(column));
  const cells = flat.map((row) => columns.map((column) => csvCell(cell(row[column]))));
  return stringify([columns, ...cells], {
    quoted: true,
    quoted_empty: true,
    bom: true,
  });
}

/** Fields of a field stand beside the others, as `reserves.total`; what has a name is known by it. */
const withoutGroups = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, value]: [string, unknown]) => {
      const isPlain = typeof value === 'object' && value !== null && value.constructor === Object;
      if (!isPlain || 'name' in value) return [[field, value]];
      return Object.entries(value).map(([one, part]): [string, unknown] => [
        `${field}.${one}`,
        part,
      ]);
    }),
  );

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join('; ');
  if (value instanceof Date) return instantIn(readerZone(), value);
  if (typeof value === 'object') return cell((value as { name?: unknown }).name ?? '');
  return String(value);
}
