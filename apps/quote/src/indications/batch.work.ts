import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { OnProgress, SheetReadingResponse } from '@palisade/platform';
import { isAway, LongWork } from '@palisade/platform';
import { INDICATION_PRODUCTS } from '@palisade/trade';
import type { BatchCompany } from '../domain/batch-rows';
import type { BatchResult, BatchRow } from './indications.dto';
import { IndicationsService } from './indications.service';

/** The name of this work among the jobs. */
export const BATCH_KIND = 'indications';

interface BatchInput {
  companies: BatchCompany[];
  /** Left out where it was not kept. */
  reading?: SheetReadingResponse;
}

/** Prices the companies of a file, one after the other. */
@Injectable()
export class BatchWork extends LongWork<BatchInput> {
  override readonly kind = BATCH_KIND;

  constructor(private readonly indications: IndicationsService) {
    super();
  }

  override async run(
    { companies, reading }: BatchInput,
    onProgress: OnProgress,
  ): Promise<BatchResult> {
    const rows: BatchRow[] = [];
    for (const company of companies) {
      rows.push(await this.priced(company));
      await onProgress(rows.length, companies.length);
    }
    return { ...(reading && { reading }), rows };
  }

  /** A company that cannot be rated says why, and the others go on. */
  private async priced({ product, answers, ...company }: BatchCompany): Promise<BatchRow> {
    const row = { ...company, securityQuestions: answers };
    if (company.errors.length) return { ...row, indication: null };
    try {
      const {
        presetName: _,
        terms: __,
        securityQuestions: ______,
        unanswered: ___,
        savings: ____,
        input: _____,
        ...price
      } = await this.indications.indicateCompany({
        product: product ?? INDICATION_PRODUCTS[company.country === 'USA' ? 'US' : 'UK'],
        state: company.state ?? undefined,
        zipCode: company.zipCode ?? undefined,
        industryCode: company.industryCode ?? undefined,
        revenue: company.revenue ?? undefined,
        records: company.records,
        yearEstablished: company.yearEstablished,
        securityQuestions: answers,
      });
      return { ...row, indication: price };
    } catch (error) {
      if (!(error instanceof DomainError) || isAway(error)) throw error;
      return { ...row, indication: null, errors: [error.detail] };
    }
  }
}
