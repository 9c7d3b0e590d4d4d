import { readCursor, writeCursor } from './activity-cursor';

const ID = '01900000-0000-7000-8000-000000000001';

const base64 = (text: string): string => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it('reads what it wrote', () => {
    const cursor = { created: new Date('2026-03-18T15:30:00.123Z'), id: ID };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  });

  it.each([
    '',
    'x',
    Buffer.from('now here').toString('base64url'),
    `${ID}`,
    base64(`now ${ID}`),
    base64('2026-03-18T15:30:00.123Z here'),
  ])('refuses %j', (text) => {
    const errors = [expect.objectContaining({ pointer: '/searchAfter' })];
    const refusal = { status: 400, code: 'INVALID_CURSOR', errors };
    expect(() => readCursor(text)).toThrow(expect.objectContaining(refusal));
  });
});
