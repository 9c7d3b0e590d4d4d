import { ReadingRoom } from '@palisade/platform';
import { readCsv } from './table-csv';

describe('a table as a CSV file', () => {
  const room = new ReadingRoom();
  afterAll(() => room.onApplicationShutdown());

  it.each([
    ['a,b\n1\n', 'Line 2: The line has not as many columns as the first one.'],
    ['a,b\n1,"x\ny"\n"2,1\n3,1\n', 'Line 4: A quote is opened and not closed.'],
  ])('%j is refused by its line and what is wrong with it', async (csv, detail) => {
    await expect(readCsv(csv, room)).rejects.toMatchObject({
      code: 'TABLE_INVALID',
      errors: [{ pointer: '/csv', detail }],
    });
  });
});
