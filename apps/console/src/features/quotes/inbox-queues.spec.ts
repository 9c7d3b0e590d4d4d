import { readListState } from '../../kit/lists/list-state';
import { inboxRules } from './inbox-queues';

jest.mock('../../lib/session', () => ({}));

describe('an inbox', () => {
  it.each([true, false])('is put in order by the date of need (staff: %s)', (isStaff) => {
    const params = new URLSearchParams('sort=needByDate,desc');
    const { sort } = readListState(params, inboxRules(isStaff));
    expect(sort).toEqual({ field: 'needByDate', direction: 'desc' });
  });
});
