import { deadJumpToken, JUMP_TOKEN_MS, jumpTarget } from './jump';
import { deadLink, RESET_LINK_MS, RESET_MAIL_GAP_MS, resetLinkEnd } from './reset-link';

describe('links', () => {
  it('live as long as they are said to', () => {
    const now = new Date('2026-03-01T12:00:00Z');
    expect(resetLinkEnd(now)).toEqual(new Date('2026-03-01T13:00:00Z'));
    expect([RESET_LINK_MS, RESET_MAIL_GAP_MS, JUMP_TOKEN_MS]).toEqual([3_600_000, 60_000, 60_000]);
  });

  it('that are dead are all refused alike', () => {
    expect(deadLink()).toMatchObject({ status: 404, code: 'RESET_LINK_EXPIRED' });
    expect(deadLink().message).toContain('get a new one to continue');
    expect(deadJumpToken()).toMatchObject({ status: 404, code: 'JUMP_TOKEN_EXPIRED' });
  });

  it('of a jump lead to an account type or nowhere', () => {
    const refusal = { status: 400, code: 'UNSUPPORTED_ACCOUNT_TYPE' };
    expect(() => jumpTarget('nowhere')).toThrow(expect.objectContaining(refusal));
  });
});
