import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { MAX_COUNTED_ROWS, pageOf } from '@palisade/kernel';
import { currentContext } from '@palisade/platform';
import type { CompanyLookupQuery, CompanyResponse } from './companies.dto';
import { toCompanyResponse } from './companies.dto';
import { Firmographics } from './firmographics';

@Injectable()
export class CompaniesQueries {
  constructor(private readonly firmographics: Firmographics) {}

  /** The companies of the directory that fit, the best first. */
  async lookup(request: CompanyLookupQuery): Promise<Page<CompanyResponse>> {
    const found = await this.firmographics.search(request);
    const isFile = currentContext()?.wantsCsv === true;
    const { page, size } = isFile ? { page: 0, size: MAX_COUNTED_ROWS } : request;
    const rows = found.slice(page * size, (page + 1) * size).map(toCompanyResponse);
    return pageOf(rows, { page, size }, { rows: found.length });
  }
}
