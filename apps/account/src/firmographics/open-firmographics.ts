import type { Config } from '@palisade/platform';
import { BuiltInFirmographics } from './built-in-firmographics';
import type { Firmographics } from './firmographics';
import { NoFirmographics } from './no-firmographics';
import { RegisterFirmographics } from './register-firmographics';
import { CompaniesHouse } from './registers/companies-house';
import { Edgar } from './registers/edgar';
import { Gleif } from './registers/gleif';
import type { Register } from './registers/register';

/** The directory that is configured. */
export function openFirmographics({ values }: Config): Firmographics {
  switch (values.FIRMOGRAPHICS) {
    case 'demo':
      return new BuiltInFirmographics();
    case 'none':
      return new NoFirmographics();
    case 'registers':
      return new RegisterFirmographics(registersOf(values));
  }
}

/** Each register has an address, and a key or a contact where it asks for one; else it is left out. */
function registersOf(values: Config['values']): Register[] {
  const { GLEIF_URL, COMPANIES_HOUSE_URL, COMPANIES_HOUSE_KEY } = values;
  const { EDGAR_LIST_URL, EDGAR_DATA_URL, EDGAR_CONTACT } = values;
  const addresses = { listUrl: EDGAR_LIST_URL, dataUrl: EDGAR_DATA_URL, contact: EDGAR_CONTACT };
  return [
    ...(COMPANIES_HOUSE_KEY ? [new CompaniesHouse(COMPANIES_HOUSE_URL, COMPANIES_HOUSE_KEY)] : []),
    ...(EDGAR_CONTACT ? [new Edgar(addresses)] : []),
    new Gleif(GLEIF_URL),
  ];
}
