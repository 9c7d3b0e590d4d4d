import type { Quote } from '../../lib/api-types';
import { foresee, foreseenStore, withForeseen } from './foreseen';

const read = { id: 'a', status: 'READY', needByDate: null, allowedActions: ['lost'] };
const shown = (quote: object) => withForeseen(quote as Quote, foreseenStore.get());

describe('what is foreseen of a quote', () => {
  it('lies over whatever is read of it until its act settles, the later over the earlier', () => {
    const needBySettled = foresee({ quoteId: 'a', shown: { needByDate: '2030-01-01' } });
    const lostSettled = foresee({ quoteId: 'a', shown: { status: 'LOST', allowedActions: [] } });
    expect(shown(read)).toMatchObject({ status: 'LOST', needByDate: '2030-01-01' });

    needBySettled();
    const readAgain = { ...read, needByDate: '2030-01-02' };
    expect(shown(readAgain)).toEqual({ ...readAgain, status: 'LOST', allowedActions: [] });

    lostSettled();
    expect(shown(readAgain)).toBe(readAgain);
  });

  it('leaves other quotes alone', () => {
    const settled = foresee({ quoteId: 'b', shown: { status: 'LOST' } });
    expect(shown(read)).toBe(read);
    settled();
  });
});
