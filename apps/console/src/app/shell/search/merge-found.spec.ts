import type { SearchHit } from '../../../lib/api-types';
import { mergeFound, type Found } from './merge-found';

const hit = (kind: SearchHit['kind'], id: string): SearchHit => ({
  kind,
  id,
  title: id,
  number: null,
  detail: null,
  status: null,
});
const answer = (hits: SearchHit[], missing: string[]): Found => ({ hits, missing });

describe('what a text has found so far', () => {
  const [client, quote] = [hit('CLIENT', 'c'), hit('QUOTE', 'q')];
  it.each<[string, Found | undefined, Found, Found]>([
    ['the first', undefined, answer([client], ['quote']), answer([client], ['quote'])],
    [
      'one late',
      answer([client], ['quote']),
      answer([client, quote], []),
      answer([client, quote], []),
    ],
    [
      'late now',
      answer([client, quote], []),
      answer([client], ['quote']),
      answer([client, quote], []),
    ],
    ['gone', answer([client, quote], []), answer([client], []), answer([client], [])],
  ])('%s', (_, before, next, expected) => {
    expect(mergeFound(before, next)).toEqual(expected);
  });
});
