import type { QuoteStatus } from '@palisade/contracts';
import { assignUnderwriter } from './assign-underwriter';

const HELD = new Date('2026-07-01T10:00:00Z');
const imogen = { id: 'imogen', authorityLevel: 2, enabled: true };
const quote = (status: QuoteStatus) => ({
  status,
  assignedUnderwriterId: 'marcus',
  reviewLockedUntil: HELD,
});

describe('giving a quote to an underwriter', () => {
  it.each<[QuoteStatus, boolean]>([
    ['REFERRED', true],
    ['IN_REVIEW', true],
    ['INDICATION', true],
    ['READY', true],
    ['DRAFT', false],
    ['SIGNED', false],
    ['BOUND', false],
    ['DECLINED', false],
    ['EXPIRED', false],
  ])('%s: %s', (status, isAllowed) => {
    const assign = () => assignUnderwriter(quote(status), imogen);
    if (isAllowed) expect(assign().assignedUnderwriterId).toBe('imogen');
    else expect(assign).toThrow('Nobody decides on this quote now.');
  });

  it.each([
    ['nobody', null],
    ['somebody without a level', { ...imogen, authorityLevel: null }],
    ['somebody who cannot sign in', { ...imogen, enabled: false }],
  ])('refuses %s', (_, assignee) => {
    expect(() => assignUnderwriter(quote('REFERRED'), assignee)).toThrow('Choose an underwriter.');
  });

  it('ends the hold of another, and no hold of the same', () => {
    expect(assignUnderwriter(quote('IN_REVIEW'), imogen).reviewLockedUntil).toBeNull();
    const same = { ...imogen, id: 'marcus' };
    expect(assignUnderwriter(quote('IN_REVIEW'), same).reviewLockedUntil).toBe(HELD);
  });
});
