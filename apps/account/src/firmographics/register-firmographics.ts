import { Logger } from '@nestjs/common';
import { isOwnDomain } from '../accounts/own-domain';
import type { Company } from '../domain/company';
import type { CompanyCriteria } from '../domain/company-match';
import { companyMatch } from '../domain/company-match';
import { sameCompany } from '../domain/same-company';
import type { FoundCompany } from './firmographics';
import { DirectorySilence, Firmographics } from './firmographics';
import type { Register } from './registers/register';
import { RegisterSilence } from './registers/register';

/** Public registers, asked together; one that does not answer leaves the others alone. */
export class RegisterFirmographics extends Firmographics {
  private readonly logger = new Logger(RegisterFirmographics.name);

  constructor(private readonly registers: readonly Register[]) {
    super();
  }

  override async search(criteria: CompanyCriteria): Promise<FoundCompany[]> {
    const lists = await Promise.all(this.registers.map((one) => this.searchOne(one, criteria)));
    const companies = lists.flat().filter(isFirst);
    return companies
      .flatMap((company) => {
        const match = companyMatch(company, criteria);
        return match === null ? [] : { company, match };
      })
      .sort((a, b) => b.match - a.match || (a.company.name < b.company.name ? -1 : 1));
  }

  override async find(cbid: string): Promise<Company | null> {
    const [prefix, ...rest] = cbid.split('-');
    const register = this.registers.find((one) => one.prefix === prefix);
    try {
      return (await register?.find(rest.join('-'))) ?? null;
    } catch (error) {
      if (error instanceof RegisterSilence) throw new DirectorySilence(error.message);
      throw error;
    }
  }

  private async searchOne(register: Register, criteria: CompanyCriteria): Promise<Company[]> {
    try {
      return await register.search(criteria);
    } catch (error) {
      if (!(error instanceof RegisterSilence)) throw error;
      this.logger.warn(`${register.prefix}: ${error.message}`);
      return [];
    }
  }
}

/** Of a company that several registers know, the first is kept. */
const isFirst = (company: Company, at: number, all: Company[]): boolean =>
  all.findIndex((other) => other === company || sameCompany(other, company, isOwnDomain)) === at;
