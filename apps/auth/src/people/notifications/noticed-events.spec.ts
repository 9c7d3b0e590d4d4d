import { EVENTS, typesOf } from '@palisade/contracts';
import { NOTICE_RULES } from '../../domain/notices/notice-rules';
import { NOTICED_EVENTS } from './noticed-events';

const TYPES = Object.keys(EVENTS);

describe('the events that notices are made of', () => {
  it('hold each that has a rule, which is each of the outlet', () => {
    const ruled = TYPES.filter((type) => Object.hasOwn(NOTICE_RULES, type));
    expect(ruled).toEqual(typesOf('notification'));
    expect(NOTICED_EVENTS).toEqual(expect.arrayContaining(ruled));
  });

  it.each(['quote.requested.v1', 'account.changed.v1', 'account.created.v1'])(
    'hold %s, which tells who works on a row',
    (type) => {
      expect(NOTICED_EVENTS).toContain(type);
    },
  );

  it('leave out what concerns nobody', () => {
    const left = TYPES.filter((type) => !NOTICED_EVENTS.some((noticed) => noticed === type));
    expect(left).toEqual(
      expect.arrayContaining(['user.saved.v1', 'role.saved.v1', 'commission.accrued.v1']),
    );
    expect(NOTICED_EVENTS.length).toBeLessThan(TYPES.length - 20);
  });
});
