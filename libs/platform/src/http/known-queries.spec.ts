import { IsIn, IsOptional, IsString } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { KnownQueries } from './known-queries';

class PageQuery {
  @IsOptional()
  @IsIn(['asc', 'desc'])
  sort?: string;

  @IsOptional()
  @IsString()
  search?: string;
}

const asked = (text: string): FastifyRequest => {
  const query = Object.fromEntries(new URLSearchParams(text));
  return { url: `/things${text}`, query } as FastifyRequest;
};

describe('known queries', () => {
  it('are read once, as what they are', () => {
    const queries = new KnownQueries(PageQuery);
    const first = queries.of(asked('?sort=asc'));
    expect(first).toEqual(Object.assign(new PageQuery(), { sort: 'asc' }));
    expect(first).toBeInstanceOf(PageQuery);
    expect(queries.of(asked('?sort=asc'))).toBe(first);
    expect(queries.of(asked('?sort=desc'))).toMatchObject({ sort: 'desc' });
    expect(queries.of(asked(''))).toEqual(new PageQuery());
  });

  it('cannot be changed by who is given them', () => {
    expect(Object.isFrozen(new KnownQueries(PageQuery).of(asked('')))).toBe(true);
  });

  it.each(['?sort=up', '?colour=red'])('are never %s', (text) => {
    const queries = new KnownQueries(PageQuery);
    expect(queries.of(asked(text))).toBeUndefined();
    expect(queries.of(asked(text))).toBeUndefined();
  });

  it('are only so many', () => {
    const queries = new KnownQueries(PageQuery);
    const first = queries.of(asked('?search=0'));
    for (let at = 1; at <= 100; at++) queries.of(asked(`?search=${at}`));
    expect(queries.of(asked('?search=0'))).not.toBe(first);
  });
});
