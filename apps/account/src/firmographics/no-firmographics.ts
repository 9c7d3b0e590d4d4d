import type { Company } from '../domain/company';
import type { FoundCompany } from './firmographics';
import { Firmographics } from './firmographics';

/** No directory: a company is what is typed of it. */
export class NoFirmographics extends Firmographics {
  override async search(): Promise<FoundCompany[]> {
    return [];
  }

  override async find(): Promise<Company | null> {
    return null;
  }
}
