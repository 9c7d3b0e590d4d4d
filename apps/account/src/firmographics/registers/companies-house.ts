import type { Company } from '../../domain/company';
import type { CompanyCriteria } from '../../domain/company-match';
import { industryOf } from '../../industries/industry-lists';
import type { Register } from './register';
import { askRegister, UNTOLD, yearOf } from './register';

interface Seat {
  premises?: string;
  address_line_1?: string;
  locality?: string;
  postal_code?: string;
}

/** Of an entry of the search, what is read. */
interface FoundItem {
  company_number: string;
  title: string;
  company_status?: string;
  date_of_creation?: string;
  address?: Seat;
}

/** Of a company's profile, what is read. */
interface Profile {
  company_number: string;
  company_name: string;
  date_of_creation?: string;
  sic_codes?: string[];
  type?: string;
  registered_office_address?: Seat;
}

/** The register of companies of the United Kingdom; it asks for a key. */
export class CompaniesHouse implements Register {
  readonly prefix = 'CH';
  private readonly headers: Record<string, string>;

  constructor(
    private readonly url: string,
    key: string,
  ) {
    const word = Buffer.from(`${key}:`).toString('base64');
    this.headers = { authorization: `Basic ${word}` };
  }

  async search({ search, country }: CompanyCriteria): Promise<Company[]> {
    if (!search?.trim() || country === 'USA') return [];
    const query = new URLSearchParams({ q: search.trim(), items_per_page: '20' });
    const url = `${this.url}/search/companies?${query.toString()}`;
    const found = await askRegister<{ items?: FoundItem[] }>({ url, headers: this.headers });
    return (found?.items ?? [])
      .filter(({ company_status: status }) => status === undefined || status === 'active')
      .map((item) => ({
        ...this.seatOf(item.company_number, item.title, item.address),
        yearEstablished: yearOf(item.date_of_creation),
      }));
  }

  async find(id: string): Promise<Company | null> {
    const url = `${this.url}/company/${encodeURIComponent(id)}`;
    const found = await askRegister<Profile>({ url, headers: this.headers });
    if (!found) return null;
    const code = found.sic_codes?.[0] ?? '';
    const industry = industryOf('SIC', code);
    return {
      ...this.seatOf(found.company_number, found.company_name, found.registered_office_address),
      yearEstablished: yearOf(found.date_of_creation),
      ownershipType: found.type === 'plc' ? 'Public' : found.type === 'ltd' ? 'Private' : null,
      ...(industry && {
        industryCode: code,
        primaryIndustry: industry.primaryIndustry,
        secondaryIndustry: industry.secondaryIndustry,
      }),
    };
  }

  private seatOf(number: string, name: string, seat: Seat = {}): Company {
    const { premises, address_line_1: line, locality, postal_code: zipCode } = seat;
    return {
      ...UNTOLD,
      cbid: `${this.prefix}-${number}`,
      name,
      address1: [premises, line].filter(Boolean).join(' '),
      city: locality ?? '',
      state: null,
      zipCode: zipCode ?? '',
      country: 'GBR',
    };
  }
}
