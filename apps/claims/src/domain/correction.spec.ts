import { checkCorrection, correctedFields } from './correction';
import { BLANK_NOTICE } from './notice';

describe('the correction of a filed notice', () => {
  const REPORTED = { reportedDate: '2026-03-10', isClosed: false };

  it.each(['2026-03-10', '2025-01-01'])('takes a loss of %s', (lossDate) => {
    expect(() => checkCorrection(lossDate, REPORTED)).not.toThrow();
  });

  it('takes no loss after its report, and nothing of a closed claim', () => {
    expect(() => checkCorrection('2026-03-11', REPORTED)).toThrow(
      expect.objectContaining({ status: 400, code: 'LOSS_AFTER_REPORT' }),
    );
    expect(() => checkCorrection('2026-03-01', { ...REPORTED, isClosed: true })).toThrow(
      expect.objectContaining({ status: 409, code: 'CLAIM_CLOSED' }),
    );
  });

  it('tells what it changes, and is refused where that is nothing', () => {
    const notice = { ...BLANK_NOTICE, lossDate: '2026-03-01', lossDescription: 'Mail was read' };
    const claim = { notice, policyId: 'a', isPolicyMatched: true };
    const lossDescription = 'Files were copied';
    expect(correctedFields(claim, { ...claim, notice: { ...notice, lossDescription } })).toEqual({
      before: { lossDescription: 'Mail was read' },
      after: { lossDescription },
    });
    expect(correctedFields(claim, { ...claim, policyId: 'b' }).after).toEqual({ policyId: 'b' });
    expect(() => correctedFields(claim, { ...claim, notice: { ...notice } })).toThrow(
      expect.objectContaining({ status: 409, code: 'NOTHING_CORRECTED' }),
    );
  });
});
