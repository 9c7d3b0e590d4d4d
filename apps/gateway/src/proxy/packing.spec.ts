import { isPacked, packedHeaders } from './packing';

const JSON_LIST = { 'content-type': 'application/json; charset=utf-8', 'content-length': '4096' };

describe('isPacked', () => {
  it.each([
    ['a list', {}, {}, true],
    ['a list of unknown length', {}, { 'content-length': undefined }, true],
    ['a table', {}, { 'content-type': 'text/csv; charset=utf-8' }, true],
    ['a short answer', {}, { 'content-length': '1023' }, false],
    ['a row with its tag', {}, { etag: '"a-1"' }, false],
    ['a file that has parts', {}, { 'accept-ranges': 'bytes' }, false],
    ['a paper', {}, { 'content-type': 'application/pdf' }, false],
    ['what is packed', {}, { 'content-encoding': 'gzip' }, false],
    ['a caller that takes none', { 'accept-encoding': undefined }, {}, false],
    ['a caller that takes another', { 'accept-encoding': 'zstd' }, {}, false],
    ['a caller that refuses it', { 'accept-encoding': 'gzip;q=0, *' }, {}, false],
    ['a caller that takes any', { 'accept-encoding': '*' }, {}, true],
  ])('%s', (_, headers, answer, expected) => {
    const request = { method: 'GET', headers: { 'accept-encoding': 'gzip, br', ...headers } };
    expect(isPacked(request, 200, { ...JSON_LIST, ...answer })).toBe(expected);
  });

  it('leaves what is no reading, or refused', () => {
    const headers = { 'accept-encoding': 'gzip' };
    expect(isPacked({ method: 'POST', headers }, 200, JSON_LIST)).toBe(false);
    expect(isPacked({ method: 'GET', headers }, 404, JSON_LIST)).toBe(false);
  });
});

it('says that an answer depends on the packing', () => {
  expect(packedHeaders({ ...JSON_LIST, vary: 'Accept' })).toEqual({
    'content-type': JSON_LIST['content-type'],
    'content-encoding': 'gzip',
    vary: 'Accept, Accept-Encoding',
  });
});
