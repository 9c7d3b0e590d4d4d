import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { csvCell } from '@palisade/kernel';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { mergeMap } from 'rxjs';
import { Config } from '../config/config';
import { SERVICE_NAME } from '../config/tokens';
import { currentContext } from '../context/context';
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
    if (!request.headers.accept?.includes('text/csv') || !surroundings) return next.handle();
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

/** Cells that a spreadsheet would run as a formula are neutralised; negative amounts are none. */
export function toCsv(rows: object[], known: string[] = []): string {
  const columns = [...new Set([...known, ...rows.flatMap((row) => Object.keys(row))])];
  const cells = rows.map((row) =>
    columns.map((column) => csvCell(cell(row[column as keyof typeof row]))),
  );
  return stringify([columns, ...cells], {
    quoted: true,
    quoted_empty: true,
    bom: true,
  });
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join('; ');
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return cell((value as { name?: unknown }).name ?? '');
  return String(value);
}
