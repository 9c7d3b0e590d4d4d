import { brokerDays, checkNewBroker, checkPending, checkRescindable } from './broker-change';

const HOLIDAYS = new Set(['2026-11-26']);

describe('a change of the broker of record', () => {
  it.each([
    [
      'on the day after the days to rescind',
      '2026-11-23',
      '2026-11-23',
      '2026-12-01',
      '2026-12-02',
    ],
    [
      'on the day that is named, where that is later',
      '2026-11-23',
      '2027-01-01',
      '2026-12-01',
      '2027-01-01',
    ],
    ['over a weekend', '2026-07-03', '2026-07-03', '2026-07-10', '2026-07-11'],
  ])('begins %s', (_, receivedOn, effectiveDate, rescindBy, takesEffectOn) => {
    const days = brokerDays({ receivedOn, effectiveDate }, HOLIDAYS);
    expect(days).toEqual({ rescindBy, takesEffectOn });
  });

  it('begins not before its letter has come', () => {
    const early = { receivedOn: '2026-11-23', effectiveDate: '2026-11-22' };
    expect(() => brokerDays(early, HOLIDAYS)).toThrow(
      expect.objectContaining({ status: 400, code: 'INVALID_EFFECTIVE_DATE' }),
    );
  });

  it.each([
    ['nobody knows', null, 'INVALID_AGENCY'],
    ['nobody has named yet', { id: 'new', name: '' }, 'INVALID_AGENCY'],
    ['serves it already', { id: 'old', name: 'Harborline' }, 'SAME_AGENCY'],
  ])('goes to no agency that %s', (_, agency, code) => {
    expect(() => checkNewBroker(agency, 'old')).toThrow(expect.objectContaining({ code }));
    expect(() => checkNewBroker({ id: 'new', name: 'Lakeshore' }, 'old')).not.toThrow();
  });

  it('is decided once', () => {
    expect(() => checkPending('PENDING')).not.toThrow();
    for (const status of ['RESCINDED', 'EFFECTIVE', 'LAPSED'] as const) {
      expect(() => checkPending(status)).toThrow(
        expect.objectContaining({ status: 409, code: 'BROKER_CHANGE_DECIDED' }),
      );
    }
  });

  it('is rescinded to the end of its last day', () => {
    const days = { rescindBy: '2026-12-01' };
    expect(() => checkRescindable(days, '2026-12-01')).not.toThrow();
    expect(() => checkRescindable(days, '2026-12-02')).toThrow(
      expect.objectContaining({ status: 409, code: 'RESCISSION_TOO_LATE' }),
    );
  });
});
