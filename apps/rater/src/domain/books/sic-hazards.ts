import type { HazardRow } from './hazard-row';
import { hazard } from './hazard-row';

// Codes: UK SIC 2007 as Companies House uses them. Contains public sector information licensed under
// the Open Government Licence v3.0. Classes and actions are proposals of this project.
/** Hazard class and action by prefix of the SIC code; the longest prefix wins. */
export const SIC_HAZARDS: readonly HazardRow[] = [
  hazard('01', 1), // Agriculture
  hazard('02', 1), // Forestry
  hazard('03', 1), // Fishing
  hazard('05', 2), // Mining
  hazard('06', 3), // Oil and gas extraction
  hazard('07', 2), // Metal ores
  hazard('08', 2), // Quarrying
  hazard('09', 2), // Mining support
  hazard('10', 2), // Food manufacture
  hazard('11', 2), // Beverages
  hazard('12', 2), // Tobacco products
  hazard('13', 2), // Textiles
  hazard('14', 2), // Apparel
  hazard('15', 2), // Leather
  hazard('16', 2), // Wood
  hazard('17', 2), // Paper
  hazard('18', 2), // Printing
  hazard('19', 3), // Refining
  hazard('20', 3), // Chemicals
  hazard('21', 4), // Pharmaceuticals
  hazard('22', 2), // Rubber plastics
  hazard('23', 2), // Non-metallic minerals
  hazard('24', 2), // Basic metals
  hazard('25', 2), // Fabricated metal
  hazard('254', 3, 'refer'), // Weapons
  hazard('26', 3), // Electronics
  hazard('27', 2), // Electrical equipment
  hazard('28', 2), // Machinery
  hazard('29', 2), // Motor vehicles
  hazard('30', 2), // Other transport equipment
  hazard('303', 4, 'refer'), // Aerospace
  hazard('304', 4, 'refer'), // Military vehicles
  hazard('31', 2), // Furniture
  hazard('32', 2), // Other manufacture
  hazard('325', 3), // Medical and dental instruments
  hazard('33', 2), // Repair of machinery
  hazard('35', 5, 'refer'), // Electricity and gas
  hazard('36', 4, 'refer'), // Water supply
  hazard('37', 4, 'refer'), // Sewerage
  hazard('38', 2), // Waste
  hazard('39', 2), // Remediation
  hazard('41', 1), // Building
  hazard('42', 2), // Civil engineering
  hazard('43', 1), // Specialised construction
  hazard('45', 2), // Motor trade
  hazard('46', 2), // Wholesale
  hazard('4646', 3), // Pharmaceutical wholesale
  hazard('47', 3), // Retail
  hazard('4773', 4), // Dispensing chemists
  hazard('4791', 4), // Online and mail order retail
  hazard('49', 2), // Land transport
  hazard('491', 4, 'refer'), // Rail passenger
  hazard('492', 4, 'refer'), // Rail freight
  hazard('495', 5, 'refer'), // Pipelines
  hazard('50', 3), // Water transport
  hazard('51', 4, 'refer'), // Air transport
  hazard('52', 2), // Warehousing
  hazard('53', 3), // Postal and courier
  hazard('531', 4, 'refer'), // Universal postal service
  hazard('55', 4), // Hotels
  hazard('56', 3), // Food and beverage service
  hazard('58', 4), // Publishing and software publishing
  hazard('59', 3), // Film and music
  hazard('60', 4), // Broadcasting
  hazard('61', 5, 'refer'), // Telecommunications
  hazard('62', 4), // IT services
  hazard('63', 5), // Hosting and data processing
  hazard('6391', 4), // News agencies
  hazard('64', 5), // Financial services
  hazard('6411', 5, 'decline'), // Central bank
  hazard('64205', 4), // Financial holding companies
  hazard('65', 5), // Insurance
  hazard('66', 5), // Auxiliary finance
  hazard('6611', 5, 'decline'), // Exchanges incl. crypto exchanges
  hazard('66220', 4), // Insurance brokers
  hazard('68', 2), // Real estate
  hazard('6831', 3), // Estate agents
  hazard('6832', 3), // Property management
  hazard('69', 4), // Legal and accounting
  hazard('70', 3), // Management consultancy and head offices
  hazard('71', 2), // Architecture and engineering
  hazard('72', 3), // Research
  hazard('73', 3), // Advertising
  hazard('74', 3), // Other professional
  hazard('75', 3), // Veterinary
  hazard('77', 2), // Rental
  hazard('78', 3), // Employment
  hazard('782', 4), // Temporary employment
  hazard('79', 3), // Travel agencies
  hazard('80', 3), // Security
  hazard('81', 1), // Services to buildings
  hazard('82', 3), // Office support
  hazard('8291', 5, 'refer'), // Collection agencies and credit bureaus
  hazard('84', 5, 'refer'), // Public administration
  hazard('8422', 5, 'decline'), // Defence
  hazard('85', 4), // Education
  hazard('8520', 5, 'refer'), // Primary education
  hazard('8531', 5, 'refer'), // Secondary education
  hazard('8542', 5, 'refer'), // Universities
  hazard('86', 5), // Human health
  hazard('86101', 5, 'refer'), // Hospitals
  hazard('87', 5), // Residential care
  hazard('88', 4), // Social work
  hazard('90', 3), // Arts
  hazard('91', 3), // Libraries and museums
  hazard('92', 5, 'decline'), // Gambling and betting
  hazard('93', 3), // Sports and recreation
  hazard('94', 3), // Membership organisations
  hazard('9492', 4, 'refer'), // Political organisations
  hazard('95', 2), // Repair of goods
  hazard('96', 2), // Personal services
  hazard('96090', 3, 'refer'), // Other personal service - adult services check
  hazard('97', 1, 'decline'), // Households as employers
  hazard('98', 2, 'refer'), // Residents property management
  hazard('99', 5, 'decline'), // Extraterritorial and dormant
];
