import { checkInvitable, invitationEnd } from './invitation';

describe('an invitation', () => {
  it('lives a week', () => {
    const sent = new Date('2026-02-26T10:00:00.000Z');
    expect(invitationEnd(sent).toISOString()).toBe('2026-03-05T10:00:00.000Z');
  });

  it('is sent again only to who has not joined', () => {
    expect(() => checkInvitable({ hasPassword: false })).not.toThrow();
    expect(() => checkInvitable({ hasPassword: true })).toThrow('accepted');
  });
});
