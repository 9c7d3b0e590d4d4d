import { readCursor, writeCursor } from './activity-cursor';

const ID = '01900000-0000-7000-8000-000000000001';

describe('a cursor', () => {
  it('reads what it wrote', () => {
    const cursor = { created: new Date('2026-03-18T15:30:00.123Z'), id: ID };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  });

  it.each(['', 'x', Buffer.from('now here').toString('base64url'), `${ID}`])(
    'refuses %j',
    (text) => {
      expect(() => readCursor(text)).toThrow('searchAfter');
    },
  );
});
