import type { HazardRow } from './hazard-row';
import { hazard } from './hazard-row';

// Codes: NAICS 2022, United States Census Bureau. Classes and actions are proposals of this project.
/** Hazard class and action by prefix of the NAICS code; the longest prefix wins. */
export const NAICS_HAZARDS: readonly HazardRow[] = [
  hazard('11', 1), // Agriculture
  hazard('111419', 2, 'refer'), // Other food crops under cover: cannabis check (decline when cannabis)
  hazard('111998', 2, 'refer'), // Miscellaneous crop farming incl. hemp/cannabis check
  hazard('21', 2), // Mining and oil/gas
  hazard('211', 3), // Oil and gas extraction
  hazard('22', 4, 'refer'), // Utilities - critical infrastructure
  hazard('2211', 5, 'refer'), // Electric power - critical infrastructure
  hazard('2212', 5, 'refer'), // Natural gas distribution
  hazard('2213', 4, 'refer'), // Water and sewage
  hazard('23', 1), // Construction
  hazard('2361', 1), // Residential building
  hazard('2373', 2), // Highway street and bridge
  hazard('31', 2), // Manufacturing - food textile
  hazard('32', 2), // Manufacturing - wood paper chemical
  hazard('324', 3), // Petroleum refining
  hazard('325', 3), // Chemicals
  hazard('3254', 4), // Pharmaceuticals
  hazard('33', 2), // Manufacturing - metal machinery electronics
  hazard('3341', 3), // Computer manufacturing
  hazard('3342', 3), // Communications equipment
  hazard('3345', 3), // Navigational measuring electromedical
  hazard('3364', 4, 'refer'), // Aerospace and defence
  hazard('336992', 4, 'refer'), // Military vehicles
  hazard('332994', 3, 'refer'), // Small arms
  hazard('339', 2), // Miscellaneous manufacturing
  hazard('3391', 3), // Medical equipment
  hazard('42', 2), // Wholesale
  hazard('4242', 3), // Drugs wholesale
  hazard('4251', 3), // Wholesale agents and brokers
  hazard('44', 3), // Retail
  hazard('441', 2), // Auto dealers
  hazard('445', 3), // Food and beverage retail
  hazard('456', 4), // Health and personal care retail (pharmacies)
  hazard('45', 3), // General merchandise retail
  hazard('4551', 4), // Department stores
  hazard('459991', 3, 'refer'), // Tobacco e-cigarette smoking retail incl. cannabis check
  hazard('48', 3), // Transportation
  hazard('481', 4, 'refer'), // Air transportation
  hazard('482', 4, 'refer'), // Rail
  hazard('484', 2), // Trucking
  hazard('486', 5, 'refer'), // Pipelines - critical infrastructure
  hazard('49', 2), // Warehousing and delivery
  hazard('491', 4, 'refer'), // Postal service
  hazard('492', 3), // Couriers
  hazard('51', 4), // Information
  hazard('512', 3), // Motion picture and sound
  hazard('513', 4), // Publishing
  hazard('513210', 4), // Software publishers
  hazard('516', 4), // Broadcasting and content
  hazard('517', 5, 'refer'), // Telecommunications
  hazard('518', 5), // Hosting and data processing
  hazard('519', 4), // Web search libraries archives
  hazard('519290', 5, 'refer'), // Web search portals and data aggregators
  hazard('52', 5), // Finance and insurance
  hazard('521', 5, 'decline'), // Central bank
  hazard('5221', 5), // Depository credit (banks and credit unions)
  hazard('5222', 5), // Non-depository credit
  hazard('522320', 5, 'refer'), // Payment processing and clearing
  hazard('522390', 5, 'refer'), // Money transmission and other credit
  hazard('523160', 5, 'refer'), // Commodity contracts intermediation - crypto check
  hazard('523210', 5, 'decline'), // Securities and commodity exchanges incl. crypto exchanges
  hazard('523910', 5, 'refer'), // Miscellaneous intermediation - crypto check
  hazard('523999', 5, 'refer'), // Miscellaneous financial investment - crypto check
  hazard('5241', 5), // Insurance carriers
  hazard('5242', 4), // Insurance agencies and brokers
  hazard('525', 5), // Funds and trusts
  hazard('53', 2), // Real estate and rental
  hazard('5313', 3), // Property managers and real estate services
  hazard('533', 3), // Lessors of intangibles
  hazard('54', 3), // Professional services
  hazard('5411', 4), // Legal
  hazard('541191', 4), // Title abstract and settlement
  hazard('5412', 4), // Accounting and payroll
  hazard('541214', 5), // Payroll services
  hazard('5413', 2), // Architecture and engineering
  hazard('5415', 4), // Computer systems design
  hazard('541519', 4), // Other computer services
  hazard('5417', 3), // Research
  hazard('5418', 3), // Advertising
  hazard('541940', 3), // Veterinary
  hazard('55', 3), // Holding companies
  hazard('56', 2), // Administrative support
  hazard('5613', 3), // Employment services
  hazard('561320', 4), // Temporary help
  hazard('561330', 4), // PEO
  hazard('5614', 4), // Business support
  hazard('561440', 5, 'refer'), // Collection agencies
  hazard('561450', 5, 'decline'), // Credit bureaus
  hazard('5615', 3), // Travel
  hazard('5616', 3), // Investigation and security
  hazard('5617', 1), // Services to buildings
  hazard('562', 2), // Waste
  hazard('61', 4), // Education
  hazard('611110', 5, 'refer'), // K-12 schools
  hazard('611210', 5, 'refer'), // Junior colleges
  hazard('611310', 5, 'refer'), // Universities
  hazard('62', 5), // Health care
  hazard('6213', 4), // Offices of other health practitioners
  hazard('622', 5, 'refer'), // Hospitals
  hazard('6231', 5), // Nursing care
  hazard('6241', 4), // Individual and family services
  hazard('6242', 3), // Community food housing relief
  hazard('6243', 3), // Vocational rehabilitation
  hazard('6244', 3), // Child care
  hazard('71', 3), // Arts and recreation
  hazard('7132', 5, 'decline'), // Gambling
  hazard('7211', 4), // Hotels
  hazard('721120', 5, 'decline'), // Casino hotels
  hazard('72', 3), // Accommodation and food
  hazard('7225', 3), // Restaurants
  hazard('7213', 2), // Rooming houses
  hazard('81', 2), // Other services
  hazard('8111', 1), // Auto repair
  hazard('8121', 2), // Personal care
  hazard('812990', 3, 'refer'), // All other personal services - adult services check
  hazard('8131', 3), // Religious organisations
  hazard('8132', 3), // Grantmaking
  hazard('8133', 3, 'refer'), // Social advocacy
  hazard('8139', 3), // Business associations
  hazard('813940', 4, 'refer'), // Political organisations
  hazard('814', 1, 'decline'), // Private households
  hazard('92', 5, 'refer'), // Public administration
  hazard('928', 5, 'decline'), // National security and international affairs
];
