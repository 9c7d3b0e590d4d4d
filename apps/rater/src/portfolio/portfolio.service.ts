import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { BooksInForce } from '../books/books-in-force';
import type { CalculatorQuery } from '../calculator/calculator-result.dto';
import type { RatingCall } from '../calculator/calculator.service';
import { CalculatorService } from '../calculator/calculator.service';
import { LineTooLong, linesOf } from './portfolio-lines';

const RISKS_MAX = 100_000;
const NOT_JSON = new DomainError('NOT_JSON', 'The line is not a JSON object.', 400);

/** How far a portfolio has come. */
interface Progress {
  rated: number;
  failed: number;
}

/** Rates a portfolio risk by risk, in order, with nothing kept of what is done. */
@Injectable()
export class PortfolioService {
  constructor(
    private readonly calculator: CalculatorService,
    private readonly books: BooksInForce,
  ) {}

  /**
   * A line for each risk, and a last one that counts them. All are rated by the books of the first
   * moment. Whoever reads slowly makes it rate slowly.
   */
  async *rate(body: Readable, call: RatingCall, query: CalculatorQuery): AsyncGenerator<string> {
    const shelf = { ...call, books: this.books.current };
    const settings = { ...query, trace: query.trace ?? 'none' };
    const progress: Progress = { rated: 0, failed: 0 };
    try {
      for await (const lines of linesOf(body)) {
        if (progress.rated + progress.failed + lines.length > RISKS_MAX) {
          const room = RISKS_MAX - progress.rated - progress.failed;
          yield this.answers(lines.slice(0, room), progress, (risk) =>
            this.calculator.rateBy(shelf, risk, settings),
          );
          yield last(progress, 'TOO_MANY_RISKS', `A portfolio has at most ${RISKS_MAX} risks.`);
          return;
        }
        yield this.answers(lines, progress, (risk) =>
          this.calculator.rateBy(shelf, risk, settings),
        );
        await nextTurn();
      }
    } catch (error) {
      if (!(error instanceof LineTooLong)) throw error;
      yield last(progress, 'LINE_TOO_LONG', 'A line is longer than any risk.');
      return;
    }
    yield last(progress);
  }

  private answers(
    lines: readonly string[],
    progress: Progress,
    rate: (risk: unknown) => object,
  ): string {
    let text = '';
    for (const line of lines) {
      try {
        text += `${JSON.stringify(rate(parsed(line)))}\n`;
        progress.rated++;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { status, code, detail, errors } = error;
        progress.failed++;
        const place = progress.rated + progress.failed;
        text += `${JSON.stringify({ line: place, error: { status, code, detail, errors } })}\n`;
      }
    }
    return text;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw NOT_JSON;
  }
}

function last({ rated, failed }: Progress, code?: string, detail?: string): string {
  const end = code ? { done: false, rated, failed, error: { code, detail } } : undefined;
  return `${JSON.stringify(end ?? { done: true, rated, failed })}\n`;
}
