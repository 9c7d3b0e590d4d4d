import type { UpdateAgencyRequest } from '../agencies/agencies.dto';

/**
 * The profiles of the demo's agencies. Their money terms are the usual ones, so that what the demo
 * binds does not depend on which event comes first; the demo waits for those of Bluecoast.
 */
export const DEMO_AGENCIES: readonly UpdateAgencyRequest[] = [
  {
    name: 'Harborline Insurance Partners',
    description: 'Commercial lines for technology and health care',
    npn: '10447701',
    agencyId: 'HIP-001',
    contactFirstName: 'Nora',
    contactLastName: 'Vale',
    contactEmail: 'agent@harborline.example',
    contactPhone: '+14155550133',
    dunsNumber: '104477010',
    isAppointed: true,
    programs: ['Technology', 'Health care'],
    levels: [
      { name: 'Small', minRevenue: null, maxRevenue: 10_000_000 },
      { name: 'Middle market', minRevenue: 10_000_000, maxRevenue: 250_000_000 },
    ],
  },
  {
    name: 'Bluecoast Agency',
    description: 'Marine and logistics on the West Coast',
    npn: '22081502',
    agencyId: 'BCA-002',
    contactFirstName: 'Dana',
    contactLastName: 'Brooks',
    contactEmail: 'agent@bluecoast.example',
    contactPhone: '+12065550171',
    isAppointed: true,
    agencyBilled: true,
    paymentTerms: 1,
    isWholesale: true,
    programs: ['Marine'],
  },
  {
    name: 'Kingsgate Brokers',
    description: 'London market cyber and technology',
    npn: '33090103',
    agencyId: 'KGB-003',
    contactFirstName: 'Callum',
    contactLastName: 'Reid',
    contactEmail: 'broker@kingsgate.example',
    contactPhone: '+4402079460958',
    isAppointed: true,
    programs: ['Cyber'],
  },
  {
    name: 'Hourglass Brokers',
    description: 'Sells by a clock of its own',
    npn: '44081704',
    agencyId: 'HGB-004',
    contactFirstName: 'Ines',
    contactLastName: 'Sand',
    contactEmail: 'agent@hourglass.example',
    contactPhone: '+13105550164',
    isAppointed: true,
  },
];
