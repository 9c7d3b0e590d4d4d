import type { Parties } from './bound-parties';
import { boundParties } from './bound-parties';

const CONTACT: Parties['contact'] = {
  customerFirstName: 'Rosa',
  customerLastName: 'Delgado',
  customerEmail: 'rosa@redrock.example',
  customerPhone: null,
};
const BROKER: NonNullable<Parties['surplus']> = {
  brokerFirstName: 'Sam',
  brokerLastName: 'Ortiz',
  brokerEmail: 'sam@broker.example',
  licenseNumber: 'SL 4471',
  state: 'LA',
  signatureOnFile: true,
  noticeAttestedAt: '2026-01-15T12:00:00.000Z',
};
const BOUND: Parties = { contact: CONTACT, surplus: BROKER };

describe('the parties of a bound quote', () => {
  it('are those that it was bound with, as its binder has them', () => {
    const again = { ...BROKER, signatureOnFile: false, noticeAttestedAt: null };
    expect(boundParties(BOUND, { contact: CONTACT, surplus: again })).toEqual(BOUND);
    const admitted = { contact: CONTACT, surplus: null };
    expect(boundParties(admitted, admitted)).toEqual(admitted);
  });

  it.each<[string, Parties]>([
    ['another address', { ...BOUND, contact: { ...CONTACT, customerEmail: 'ana@d.example' } }],
    ['a telephone', { ...BOUND, contact: { ...CONTACT, customerPhone: '+17025550111' } }],
    ['another broker', { ...BOUND, surplus: { ...BROKER, licenseNumber: 'SL 1' } }],
    ['no broker', { ...BOUND, surplus: null }],
  ])('are not to be replaced by %s', (_, asked) => {
    const call = (): unknown => boundParties(BOUND, asked);
    expect(call).toThrow(expect.objectContaining({ status: 409, code: 'QUOTE_BOUND' }));
  });
});
