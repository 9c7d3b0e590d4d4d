import { brokerOf, hasAttested, knownLicense } from './broker';

const license = (number: string) => ({
  id: `id-${number}`,
  agencyId: 'harborline',
  brokerFirstName: 'Martha',
  brokerLastName: 'Quill',
  brokerEmail: 'martha.quill@surplus.example',
  surplusLicenseNumber: number,
  surplusLinesState: 'LA',
});
const LICENSES = [license('SL1'), license('SL2')] as unknown as Parameters<typeof brokerOf>[1];
const ATTESTED = { surplusLinesNumber: 'SL1', surplusNoticeAttested: true };
const DUE = { surplusLinesNumber: 'SL1', surplusNoticeAttested: false };
const NEW = { surplusLinesNumber: null, surplusNoticeAttested: false };

describe('the broker of a surplus quote', () => {
  it.each([
    [ATTESTED, 'SL1', true],
    [ATTESTED, 'SL2', false],
    [ATTESTED, undefined, false],
    [DUE, 'SL1', false],
  ])('of %j has with the license %s attested the notice: %s', (quote, number, isAttested) => {
    expect(hasAttested(quote, number)).toBe(isAttested);
  });

  it.each([
    [ATTESTED, LICENSES, 'SL1'],
    [NEW, LICENSES.slice(1), 'SL2'],
    [NEW, LICENSES, undefined],
  ])('of %j is known beforehand', (quote, licenses, number) => {
    expect(knownLicense(quote, licenses)?.surplusLicenseNumber).toBe(number);
  });

  it.each([
    ['ticked here', DUE, 'id-SL1', true, 'LA-2'],
    ['ticked here for another broker', ATTESTED, 'id-SL2', true, 'LA-2'],
    ['attested before', ATTESTED, 'id-SL1', true, undefined],
    ['not ticked', DUE, 'id-SL1', false, undefined],
  ])(
    'goes with the version of the notice that was %s',
    (_, quote, licenseId, isTicked, version) => {
      const chosen = { licenseId, surplusNoticeAttested: isTicked };
      const sent = brokerOf(chosen, LICENSES, { quote, version: 'LA-2' });
      expect(sent.surplusNoticeAttested).toBe(isTicked);
      expect(sent.surplusNoticeVersion).toBe(version);
    },
  );
});
