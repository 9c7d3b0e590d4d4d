import { US_STATES } from '@palisade/kernel';
import { noticeStateOf } from '@palisade/trade';
import type { LicenseDraft } from '../licenses/licenses.service';

/** The agencies that are licensed, and where: one sells everywhere, one on the west coast. */
export const LICENSED_AGENCIES: readonly { name: string; states: readonly string[] }[] = [
  { name: 'Harborline Insurance Partners', states: US_STATES.map(({ code }) => code) },
  { name: 'Hourglass Brokers', states: ['CA', 'OR', 'WA'] },
  { name: 'Bluecoast Agency', states: ['CA', 'OR', 'WA', 'NV', 'SC'] },
];

const BROKER = {
  brokerFirstName: 'Martha',
  brokerLastName: 'Quill',
  brokerEmail: 'martha.quill@surplus.example',
};

const NO_BROKER = { brokerFirstName: null, brokerLastName: null, brokerEmail: null };

/** The licences of an agency in a state: its own, and its surplus lines broker's. */
export function demoLicenses(agencyId: string, state: string, lastDay: string): LicenseDraft[] {
  const common = { agencyId, state, npn: null, agentId: null };
  return [
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
