import { storedPhone } from '@palisade/kernel';
import type { Company } from '../../domain/company';
import type { CompanyCriteria } from '../../domain/company-match';
import type { Register } from './register';
import { askRegister, UNTOLD } from './register';

/** Of the list of all who file, what is read. */
interface Filer {
  cik_str: number;
  title: string;
}

/** Of what somebody files, what is read. */
interface Submissions {
  cik: string;
  name: string;
  phone?: string | null;
  addresses?: {
    business?: {
      street1?: string | null;
      city?: string | null;
      stateOrCountry?: string | null;
      zipCode?: string | null;
    };
  };
}

const CIK_DIGITS = 10;
const FOUND_MAX = 5;
const KEEP_MS = 86_400_000;
const SEARCH_MIN = 3;

/** Where the commission publishes, and who asks: it refuses who does not say so. */
export interface EdgarAddresses {
  listUrl: string;
  dataUrl: string;
  contact: string;
}

/** Companies that file with the securities commission of the United States. */
export class Edgar implements Register {
  readonly prefix = 'CIK';
  private readonly headers: Record<string, string>;
  private filers: { list: Filer[]; until: number } | null = null;

  constructor(private readonly addresses: EdgarAddresses) {
    this.headers = { 'user-agent': `Palisade ${addresses.contact}` };
  }

  /** Addresses are only told of one company at a time, so that few are looked up. */
  async search({ search, country }: CompanyCriteria): Promise<Company[]> {
    const wanted = search?.trim().toLowerCase() ?? '';
    if (wanted.length < SEARCH_MIN || country === 'GBR') return [];
    const filers = await this.allFilers();
    const fit = filers.filter(({ title }) => title.toLowerCase().startsWith(wanted));
    const found: Company[] = [];
    for (const { cik_str: cik } of fit.slice(0, FOUND_MAX)) {
      const company = await this.find(String(cik));
      if (company) found.push(company);
    }
    return found;
  }

  async find(id: string): Promise<Company | null> {
    const file = `CIK${id.padStart(CIK_DIGITS, '0')}.json`;
    const url = `${this.addresses.dataUrl}/submissions/${encodeURIComponent(file)}`;
    const found = await askRegister<Submissions>({ url, headers: this.headers });
    const seat = found?.addresses?.business;
    const isHere = /^[A-Z]{2}$/.test(seat?.stateOrCountry ?? '');
    if (!found || !seat || !isHere) return null;
    return {
      ...UNTOLD,
      cbid: `${this.prefix}-${id.padStart(CIK_DIGITS, '0')}`,
      name: found.name,
      address1: seat.street1 ?? '',
      city: seat.city ?? '',
      state: seat.stateOrCountry ?? null,
      zipCode: seat.zipCode ?? '',
      country: 'USA',
      phone: (found.phone && storedPhone(found.phone, 'US')) || null,
      ownershipType: 'Public',
    };
  }

  private async allFilers(): Promise<Filer[]> {
    const now = performance.now();
    if (this.filers && this.filers.until > now) return this.filers.list;
    const url = `${this.addresses.listUrl}/files/company_tickers.json`;
    const rows = await askRegister<Record<string, Filer>>({ url, headers: this.headers });
    const byCik = new Map(Object.values(rows ?? {}).map((filer) => [filer.cik_str, filer]));
    const list = [...byCik.values()];
    this.filers = { list, until: now + KEEP_MS };
    return list;
  }
}
