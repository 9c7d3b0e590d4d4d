import type { Country } from '@palisade/kernel';
import type { Company } from '../../domain/company';
import type { CompanyCriteria } from '../../domain/company-match';
import type { Register } from './register';
import { askRegister, UNTOLD, yearOf } from './register';

/** Of a record of the index of legal entities, what is read. */
interface LeiRecord {
  id: string;
  attributes: {
    entity: {
      legalName: { name: string };
      headquartersAddress: {
        addressLines: string[];
        city: string;
        region?: string | null;
        country: string;
        postalCode?: string | null;
      };
      creationDate?: string;
    };
  };
}

const COUNTRIES: Readonly<Record<string, Country>> = { US: 'USA', GB: 'GBR' };
const CODES: Readonly<Record<Country, string>> = { USA: 'US', GBR: 'GB' };
const HEADERS = { accept: 'application/vnd.api+json' };

/** The global index of legal entities (LEI), by its open interface. */
export class Gleif implements Register {
  readonly prefix = 'LEI';

  constructor(private readonly url: string) {}

  async search({ search, country }: CompanyCriteria): Promise<Company[]> {
    if (!search?.trim()) return [];
    const query = new URLSearchParams({
      'filter[fulltext]': search.trim(),
      'filter[entity.status]': 'ACTIVE',
      'page[size]': '20',
      ...(country && { 'filter[entity.legalAddress.country]': CODES[country] }),
    });
    const url = `${this.url}/lei-records?${query.toString()}`;
    const found = await askRegister<{ data: LeiRecord[] }>({ url, headers: HEADERS });
    return (found?.data ?? []).flatMap((record) => this.companyOf(record) ?? []);
  }

  async find(id: string): Promise<Company | null> {
    const url = `${this.url}/lei-records/${encodeURIComponent(id)}`;
    const found = await askRegister<{ data: LeiRecord }>({ url, headers: HEADERS });
    return found && this.companyOf(found.data);
  }

  /** Null where the seat is in no country in which anything is sold. */
  private companyOf({ id, attributes: { entity } }: LeiRecord): Company | null {
    const { addressLines, city, region, postalCode, country: code } = entity.headquartersAddress;
    const country = COUNTRIES[code];
    if (!country) return null;
    return {
      ...UNTOLD,
      cbid: `${this.prefix}-${id}`,
      name: entity.legalName.name,
      address1: addressLines[0] ?? '',
      city,
      state: country === 'USA' ? (region?.split('-')[1] ?? null) : null,
      zipCode: postalCode ?? '',
      country,
      yearEstablished: yearOf(entity.creationDate),
    };
  }
}
