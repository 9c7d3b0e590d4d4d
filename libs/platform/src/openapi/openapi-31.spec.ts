import type { OpenAPIObject } from '@nestjs/swagger';
import { toOpenApi31 } from './openapi-31';

const converted = (schema: object): unknown => {
  const document = {
    openapi: '3.0.0',
    info: {},
    paths: {},
    components: { schemas: { A: schema } },
  };
  return toOpenApi31(document as unknown as OpenAPIObject).components?.schemas?.A;
};

describe('toOpenApi31', () => {
  it.each([
    [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      { type: 'string', enum: ['A'], nullable: true },
      { type: ['string', 'null'], enum: ['A', null] },
    ],
    [{ type: 'string', pattern: String.raw`^\p{L}+$` }, { type: 'string' }],
    [
      { type: 'string', pattern: '^[A-Z]+$' },
      { type: 'string', pattern: '^[A-Z]+$' },
    ],
    [{ type: 'string', nullable: false }, { type: 'string' }],
    [{ $ref: '#/x', nullable: true }, { anyOf: [{ $ref: '#/x' }, { type: 'null' }] }],
    [
      { type: 'array', items: { type: 'integer', nullable: true } },
      { type: 'array', items: { type: ['integer', 'null'] } },
    ],
  ])('writes %j as 3.1', (before, after) => {
    expect(converted(before)).toEqual(after);
  });

  it('says of every call whether it needs a token', () => {
    const document = { openapi: '3.0.0', info: {}, paths: { '/a': { get: { responses: {} } } } };
    const { paths, openapi } = toOpenApi31(document as unknown as OpenAPIObject);
    expect(openapi).toBe('3.1.0');
    expect(paths['/a'].get).toMatchObject({ security: [] });
  });
});
