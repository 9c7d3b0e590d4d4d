import type { Country } from '@palisade/kernel';

/** Ids of demo data are fixed: the customer organisation of this account has the same. */
const RED_ROCK_DENTAL_ID = '01900000-0000-7000-8000-000000000004';

/** An account that the demo begins with. */
export interface DemoAccount {
  id?: string;
  /** Name of the agency or aggregator that made it. */
  owner: string;
  /** Which of its teams; the first by name when absent. */
  team?: string;
  name: string;
  phone: string;
  address1: string;
  city: string;
  state: string | null;
  zipCode: string;
  country: Country;
}

const us =
  (owner: string, team?: string) =>
  (line: string, id?: string): DemoAccount => {
    const [name, phone, address1, city, state, zipCode] = line.split(' | ');
    return { id, owner, team, name, phone, address1, city, state, zipCode, country: 'USA' };
  };

const uk = (line: string): DemoAccount => {
  const [name, phone, address1, city, zipCode] = line.split(' | ');
  const [owner, team] = ['Kingsgate Brokers', 'Main Team'];
  return { owner, team, name, phone, address1, city, state: null, zipCode, country: 'GBR' };
};

const harborline = us('Harborline Insurance Partners', 'Main Team');
const westCoast = us('Harborline Insurance Partners', 'West Coast');
const technology = us('Harborline Insurance Partners', 'Technology');
const bluecoast = us('Bluecoast Agency', 'Main Team');
const brightpath = us('Brightpath Digital');

/** Invented companies; phones are of the ranges kept for fiction. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  harborline(
    'Red Rock Dental | 702-555-0134 | 10 Canyon Road | Las Vegas | NV | 89101',
    RED_ROCK_DENTAL_ID,
  ),
  harborline('Alder Creek Logistics | 503-555-0117 | 418 Dock Street | Portland | OR | 97209'),
  harborline('Bright Fork Bakery | 312-555-0162 | 77 Halsted Street | Chicago | IL | 60661'),
  harborline('Cedar Point Accounting | 614-555-0109 | 230 High Street | Columbus | OH | 43215'),
  harborline('Dune Harbor Hotels | 305-555-0188 | 1600 Ocean Drive | Miami | FL | 33139'),
  westCoast('Eastgate Orthopedics | 213-555-0121 | 95 Flower Street | Los Angeles | CA | 90071'),
  westCoast(
    'Fogline Coffee Roasters | 415-555-0153 | 12 Folsom Street | San Francisco | CA | 94105',
  ),
  westCoast('Granite Bay Builders | 916-555-0144 | 3 Douglas Boulevard | Roseville | CA | 95661'),
  technology('Helio Data Systems | 206-555-0175 | 500 Pine Street | Seattle | WA | 98101'),
  technology('Ironleaf Software | 512-555-0130 | 210 Congress Avenue | Austin | TX | 78701'),
  technology('Juniper Lane Analytics | 617-555-0158 | 8 Summer Street | Boston | MA | 02110'),
  technology('Kestrel Cloud Hosting | 303-555-0166 | 1700 Larimer Street | Denver | CO | 80202'),
  uk('Ashdown Veterinary Group | 020 7946 0018 | 4 Tooley Street | London | SE1 2TH'),
  uk('Briar Lane Architects | 0161 496 0023 | 31 Deansgate | Manchester | M3 4LQ'),
  uk('Cobalt Quay Shipping | 0117 496 0041 | 9 Welsh Back | Bristol | BS1 4SP'),
  uk('Dovecote Publishing | 0131 496 0067 | 22 George Street | Edinburgh | EH2 2PB'),
  bluecoast('Lantern Bay Marine | 843-555-0119 | 5 Shem Drive | Mount Pleasant | SC | 29464'),
  bluecoast('Marsh Tide Fisheries | 912-555-0127 | 60 River Street | Savannah | GA | 31401'),
  brightpath('Northfield Clinics | 651-555-0193 | 40 Wabasha Street | Saint Paul | MN | 55102'),
];
