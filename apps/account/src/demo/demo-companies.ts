import type { KnownCompany } from '../domain/company';
import { companyOf } from '../firmographics/company-of';

const us = (line: string, index: number): KnownCompany => {
  const [name, phone, address1, city, state, zipCode, ...business] = line.split(' | ');
  const seat = { name, phone, address1, city, state, zipCode, country: 'USA' as const };
  return companyOf({ serial: index + 1, ...seat, ...businessOf(business) });
};

const uk = (line: string, index: number): KnownCompany => {
  const [name, phone, address1, city, zipCode, ...business] = line.split(' | ');
  const seat = { name, phone, address1, city, state: null, zipCode, country: 'GBR' as const };
  return companyOf({ serial: index + 1, ...seat, ...businessOf(business) });
};

function businessOf([industryCode, ...numbers]: string[]): {
  industryCode: string;
  employees: number;
  revenuePerEmployee: number;
  yearEstablished: number;
} {
  const [employees, revenuePerEmployee, yearEstablished] = numbers.map(Number);
  return { industryCode, employees, revenuePerEmployee, yearEstablished };
}

const US_COMPANIES = [
  'Red Rock Dental | 702-555-0134 | 10 Canyon Road | Las Vegas | NV | 89101 | 621210 | 24 | 110000 | 1998',
  'Alder Creek Logistics | 503-555-0117 | 418 Dock Street | Portland | OR | 97209 | 484121 | 85 | 160000 | 1987',
  'Bright Fork Bakery | 312-555-0162 | 77 Halsted Street | Chicago | IL | 60661 | 311811 | 18 | 90000 | 2006',
  'Cedar Point Accounting | 614-555-0109 | 230 High Street | Columbus | OH | 43215 | 541211 | 31 | 145000 | 1979',
  'Dune Harbor Hotels | 305-555-0188 | 1600 Ocean Drive | Miami | FL | 33139 | 721110 | 210 | 98000 | 1993',
  'Eastgate Orthopedics | 213-555-0121 | 95 Flower Street | Los Angeles | CA | 90071 | 621111 | 46 | 185000 | 2001',
  'Fogline Coffee Roasters | 415-555-0153 | 12 Folsom Street | San Francisco | CA | 94105 | 311920 | 27 | 120000 | 2012',
  'Granite Bay Builders | 916-555-0144 | 3 Douglas Boulevard | Roseville | CA | 95661 | 236220 | 62 | 240000 | 1984',
  'Helio Data Systems | 206-555-0175 | 500 Pine Street | Seattle | WA | 98101 | 518210 | 140 | 260000 | 2010',
  'Ironleaf Software | 512-555-0130 | 210 Congress Avenue | Austin | TX | 78701 | 513210 | 75 | 220000 | 2014',
  'Juniper Lane Analytics | 617-555-0158 | 8 Summer Street | Boston | MA | 02110 | 541511 | 38 | 175000 | 2016',
  'Kestrel Cloud Hosting | 303-555-0166 | 1700 Larimer Street | Denver | CO | 80202 | 518210 | 53 | 245000 | 2011',
  'Lantern Bay Marine | 843-555-0119 | 5 Shem Drive | Mount Pleasant | SC | 29464 | 713930 | 22 | 105000 | 1995',
  'Marsh Tide Fisheries | 912-555-0127 | 60 River Street | Savannah | GA | 31401 | 114111 | 33 | 88000 | 1972',
  'Northfield Clinics | 651-555-0193 | 40 Wabasha Street | Saint Paul | MN | 55102 | 621498 | 120 | 150000 | 1990',
  'Oakhurst Pharmacy | 858-555-0136 | 22 Garnet Avenue | San Diego | CA | 92109 | 456110 | 16 | 140000 | 2003',
  'Pinewood Realty | 541-555-0172 | 140 Wall Street | Bend | OR | 97701 | 531210 | 21 | 130000 | 1996',
  'Quarry Lake Winery | 509-555-0114 | 6 Rose Street | Walla Walla | WA | 99362 | 312130 | 28 | 115000 | 1990',
].map(us);

const UK_COMPANIES = [
  'Ashdown Veterinary Group | 020 7946 0018 | 4 Tooley Street | London | SE1 2TH | 75000 | 44 | 82000 | 1999',
  'Briar Lane Architects | 0161 496 0023 | 31 Deansgate | Manchester | M3 4LQ | 71111 | 19 | 96000 | 2004',
  'Cobalt Quay Shipping | 0117 496 0041 | 9 Welsh Back | Bristol | BS1 4SP | 50200 | 70 | 210000 | 1981',
  'Dovecote Publishing | 0131 496 0067 | 22 George Street | Edinburgh | EH2 2PB | 58110 | 28 | 99000 | 1968',
].map(uk);

/** Invented companies that the demo accounts are of; phones are of the ranges kept for fiction. */
export const DEMO_COMPANIES: readonly KnownCompany[] = [...US_COMPANIES, ...UK_COMPANIES];
