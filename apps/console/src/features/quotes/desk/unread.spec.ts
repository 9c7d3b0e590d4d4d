import { isUnread } from './unread';

describe('isUnread', () => {
  it.each([
    ['AGENCY', false, true, true],
    ['AGENCY', true, false, false],
    ['CUSTOMER', true, false, true],
    ['CUSTOMER', false, true, false],
    ['COWBELL', false, false, false],
  ] as const)(
    'for %s, read %s and by the policyholder %s: %s',
    (type, isRead, byCustomer, unread) => {
      expect(isUnread({ isRead, isReadByCustomer: byCustomer }, type)).toBe(unread);
    },
  );
});
