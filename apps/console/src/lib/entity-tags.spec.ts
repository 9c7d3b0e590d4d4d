import { ifUnchanged, keepTag } from './entity-tags';

const answer = (headers: Record<string, string>) => new Response('{}', { headers });

describe('the state in which a row was loaded', () => {
  it('goes along with its change, and with that of no other row', () => {
    const [row, other] = [{ id: '1' }, { id: '1' }];
    keepTag(row, answer({ etag: '"1-3"' }));
    keepTag(other, answer({}));
    expect([ifUnchanged(row), ifUnchanged(other)]).toEqual([{ 'If-Match': '"1-3"' }, {}]);
  });
});
