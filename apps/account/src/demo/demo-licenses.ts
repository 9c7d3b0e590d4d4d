import { US_STATES } from '@palisade/kernel';
import { noticeStateOf } from '@palisade/trade';
import type { LicenseDraft } from '../licenses/licenses.service';
import type { Agent } from '../snapshots/agent.entity';

interface LicensedAgency {
  name: string;
  states: readonly string[];
  /** The mail addresses of its producers, each licensed where the agency is. */
  producers: readonly string[];
}

/** The agencies that are licensed, and where: one sells everywhere, one on the west coast. */
export const LICENSED_AGENCIES: readonly LicensedAgency[] = [
  {
    name: 'Harborline Insurance Partners',
    states: US_STATES.map(({ code }) => code),
    producers: ['agent@harborline.example', 'producer@harborline.example'],
  },
  {
    name: 'Hourglass Brokers',
    states: ['CA', 'OR', 'WA'],
    producers: ['agent@hourglass.example'],
  },
  {
    name: 'Bluecoast Agency',
    states: ['CA', 'OR', 'WA', 'NV', 'SC'],
    producers: ['agent@bluecoast.example'],
  },
];

const BROKER = {
  brokerFirstName: 'Martha',
  brokerLastName: 'Quill',
  brokerEmail: 'martha.quill@surplus.example',
};

const NO_BROKER = { brokerFirstName: null, brokerLastName: null, brokerEmail: null };

/** The licences of an agency in a state: its own, its producers', and its surplus lines broker's. */
export function demoLicenses(
  agencyId: string,
  state: string,
  { producers, lastDay }: { producers: readonly Agent[]; lastDay: string },
): LicenseDraft[] {
  const common = { agencyId, state, npn: null, agentId: null };
  return [
    ...producers.map(({ id, npn }): LicenseDraft => ({
      ...common,
      ...NO_BROKER,
      npn,
      agentId: id,
      kind: 'AGENT',
      number: `PR ${state} ${npn ?? ''}`,
      expirationDate: lastDay,
      activeResidentState: state === 'CA',
      signatureOnFile: false,
    })),
    {
      ...common,
      ...NO_BROKER,
      kind: 'AGENCY',
      number: `AG ${state} 104477`,
      expirationDate: lastDay,
      activeResidentState: state === 'CA',
      signatureOnFile: false,
    },
    {
      ...common,
      ...BROKER,
      kind: 'SURPLUS',
      number: `SL ${state} 220815`,
      expirationDate: null,
      activeResidentState: false,
      signatureOnFile: noticeStateOf(state) !== null,
    },
  ];
}
