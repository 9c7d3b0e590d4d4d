import type { OpenAPIObject } from '@nestjs/swagger';
import { describeWords } from './words';

const described = (operation: object): object | undefined => {
  const paths = { '/rows': { get: operation } };
  const document = { openapi: '3.1.0', info: {}, paths } as unknown as OpenAPIObject;
  return describeWords(document).paths['/rows'].get;
};

describe('describeWords', () => {
  it.each([
    ['a public call', {}, 'Open to everybody: no token is needed.'],
    ['a call of every caller', { 'x-permissions': ['any'] }, 'For everybody who is signed in.'],
    [
      'a call that mailed links may make',
      { 'x-permissions': ['any'], 'x-open-to-links': true },
      'For everybody who is signed in, also by the code of a mailed link.',
    ],
    ['two permissions', { 'x-permissions': ['a:b', 'c:d'] }, 'For who holds `a:b` and `c:d`.'],
    [
      'what another person approves',
      { 'x-permissions': ['a:b'], 'x-people-only': true },
      'For who holds `a:b`, never by a key.',
    ],
    [
      'what is computed',
      { 'x-permissions': ['a:b'], 'x-computes': true },
      'For who holds `a:b`. Computes only: nothing is saved.',
    ],
    [
      'broken lines',
      { description: 'One\ntwo.' },
      'One two. Open to everybody: no token is needed.',
    ],
  ])('says who may make %s', (_, operation, description) => {
    expect(described(operation)).toMatchObject({ description });
  });

  it('writes a summary in one line', () => {
    expect(described({ summary: 'Price a\nrisk.' })).toMatchObject({ summary: 'Price a risk.' });
  });
});
