import { Injectable } from '@nestjs/common';
import type { Company } from '../domain/company';
import type { CompanyCriteria } from '../domain/company-match';
import { companyMatch } from '../domain/company-match';
import { DEMO_COMPANIES } from '../demo/demo-companies';
import { inventedCompanies } from './invented-companies';
import type { FoundCompany } from './firmographics';
import { Firmographics } from './firmographics';

/** A directory without any service outside: some hundred invented companies, always the same. */
@Injectable()
export class BuiltInFirmographics extends Firmographics {
  private readonly companies = new Map(
    [...DEMO_COMPANIES, ...inventedCompanies()].map((company) => [company.cbid, company]),
  );

  async search(criteria: CompanyCriteria): Promise<FoundCompany[]> {
    return [...this.companies.values()]
      .flatMap((company) => {
        const match = companyMatch(company, criteria);
        return match === null ? [] : { company, match };
      })
      .sort((a, b) => b.match - a.match || (a.company.name < b.company.name ? -1 : 1));
  }

  async find(cbid: string): Promise<Company | null> {
    return this.companies.get(cbid) ?? null;
  }
}
