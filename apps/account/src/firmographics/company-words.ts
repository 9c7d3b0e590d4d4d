import type { Country } from '@palisade/kernel';

/** Where invented companies have their seat. */
export interface Place {
  country: Country;
  city: string;
  state: string | null;
  zipCode: string;
  /** All but the last two digits, of the ranges kept for fiction. */
  phonePrefix: string;
}

/** What invented companies do. */
export interface Trade {
  naics: string;
  sic: string;
  nouns: string[];
  revenuePerEmployee: number;
}

const us = (line: string): Place => {
  const [city, state, zipCode, area] = line.split(' | ');
  return { country: 'USA', city, state, zipCode, phonePrefix: `${area}55501` };
};

const uk = (line: string): Place => {
  const [city, zipCode, phonePrefix] = line.split(' | ');
  return { country: 'GBR', city, state: null, zipCode, phonePrefix };
};

const US_PLACES = [
  'Phoenix | AZ | 85004 | 602',
  'Sacramento | CA | 95814 | 916',
  'San Diego | CA | 92101 | 619',
  'Denver | CO | 80202 | 303',
  'Hartford | CT | 06103 | 860',
  'Tampa | FL | 33602 | 813',
  'Atlanta | GA | 30303 | 404',
  'Boise | ID | 83702 | 208',
  'Chicago | IL | 60606 | 312',
  'Indianapolis | IN | 46204 | 317',
  'Des Moines | IA | 50309 | 515',
  'Louisville | KY | 40202 | 502',
  'Baltimore | MD | 21202 | 410',
  'Boston | MA | 02110 | 617',
  'Grand Rapids | MI | 49503 | 616',
  'Minneapolis | MN | 55402 | 612',
  'Kansas City | MO | 64106 | 816',
  'Omaha | NE | 68102 | 402',
  'Las Vegas | NV | 89101 | 702',
  'Newark | NJ | 07102 | 973',
  'Albany | NY | 12207 | 518',
  'Charlotte | NC | 28202 | 704',
  'Columbus | OH | 43215 | 614',
  'Portland | OR | 97204 | 503',
  'Pittsburgh | PA | 15222 | 412',
  'Charleston | SC | 29401 | 843',
  'Nashville | TN | 37203 | 615',
  'Austin | TX | 78701 | 512',
  'Salt Lake City | UT | 84101 | 801',
  'Richmond | VA | 23219 | 804',
  'Seattle | WA | 98101 | 206',
  'Milwaukee | WI | 53202 | 414',
].map(us);

const UK_PLACES = [
  'London | EC2A 4NE | 020794600',
  'London | SE1 2TH | 020794601',
  'Manchester | M3 4LQ | 016149600',
  'Birmingham | B3 2JR | 012149600',
  'Leeds | LS1 5AB | 011349600',
  'Bristol | BS1 4SP | 011749600',
  'Edinburgh | EH2 2PB | 013149600',
  'Glasgow | G2 5QY | 014149600',
  'Cardiff | CF10 1EP | 029201800',
  'Nottingham | NG1 5FS | 011549600',
].map(uk);

/** The seats of each country. */
export const PLACES: readonly (readonly Place[])[] = [US_PLACES, UK_PLACES];

/** Streets of each country. */
export const STREETS: Readonly<Record<Country, string[]>> = {
  USA: ['Main Street', 'Oak Avenue', 'Commerce Drive', 'Third Street', 'Market Street', 'Elm Road'],
  GBR: ['High Street', 'Mill Lane', 'Station Road', 'Church Street', 'Victoria Road', 'The Wharf'],
};

/** First halves of names; none is known to be a company's. */
export const COMPANY_NAMES = (
  'Amberfall Ashgrove Birchmere Bramblegate Brightwell Calderstone Cinderbrook Copperlane ' +
  'Cranemoor Dawnridge Driftmark Eastmere Elmswick Fairhollow Fernvale Flintmoor Foxhaven ' +
  'Glasswater Goldmarsh Greyfell Hartsmere Hazelbrook Highmoor Hollowfen Ivorygate Kestrelmoor ' +
  'Larkhollow Limecross Longmere Maplefen Marlowfield Mistral Nightingale Northwold Oakhurst ' +
  'Orchardmoor Palegrove Pinewick Quillstone Ravensmere Redfallow Rivermark Rosefen Saltmere ' +
  'Silverwick Stonehollow Summerfell Tallowmere Thornwick Tidewell'
).split(' ');

const trade = (line: string): Trade => {
  const [naics, sic, revenue, ...nouns] = line.split(' | ');
  return { naics, sic, revenuePerEmployee: Number(revenue), nouns };
};

/** Codes of both classifications, usual revenue of an employee, and nouns of names. */
export const TRADES = [
  '541511 | 62012 | 160000 | Software | Systems | Labs',
  '621210 | 86230 | 95000 | Dental | Dental Care | Orthodontics',
  '484121 | 49410 | 150000 | Freight | Haulage | Logistics',
  '541110 | 69102 | 210000 | Law | Legal | Chambers',
  '541211 | 69201 | 140000 | Accounting | Audit | Bookkeeping',
  '236220 | 41201 | 190000 | Builders | Construction | Contracting',
  '722511 | 56101 | 62000 | Kitchen | Dining | Restaurants',
  '311811 | 10710 | 85000 | Bakery | Breads | Patisserie',
  '524210 | 66220 | 165000 | Insurance Services | Brokers | Risk',
  '518210 | 63110 | 230000 | Hosting | Cloud | Data',
  '541310 | 71111 | 125000 | Architects | Design | Studio',
  '541940 | 75000 | 90000 | Veterinary | Animal Clinic | Vets',
  '459210 | 47610 | 110000 | Books | Bookshops | Publishing House',
  '332710 | 25620 | 170000 | Machining | Toolworks | Precision',
  '531210 | 68310 | 130000 | Realty | Property | Estates',
  '621511 | 86900 | 135000 | Diagnostics | Laboratories | Pathology',
  '561730 | 81300 | 70000 | Landscaping | Gardens | Grounds',
  '423430 | 46510 | 320000 | Computer Supply | Hardware | Devices',
].map(trade);
