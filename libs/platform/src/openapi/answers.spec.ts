import type { OpenAPIObject } from '@nestjs/swagger';
import { describeAnswers } from './answers';
import { describeWrites } from './writes';

const described = (path: string, method: string, operation: object): OpenAPIObject => {
  const paths = { [path]: { [method]: operation } };
  const document = { openapi: '3.1.0', info: {}, paths } as unknown as OpenAPIObject;
  return describeAnswers(describeWrites(document));
};

const BODY = { requestBody: { content: {} } };
const SIGNED_IN = { security: [{ bearer: [] }] };
const ROW = {
  requestBody: { content: { 'application/json': { schema: { properties: { policyId: {} } } } } },
};
const POLICY = { name: 'policyId', in: 'query', required: true };
const QUERY = { parameters: [{ name: 'page', in: 'query' }] };

describe('describeAnswers', () => {
  it.each<[string, string, string, object, string[]]>([
    ['a public read', '/rows', 'get', {}, ['429']],
    ['a list', '/rows', 'get', { ...SIGNED_IN, ...QUERY }, ['400', '401', '403', '429']],
    ['a row', '/rows/{id}', 'get', SIGNED_IN, ['401', '403', '404', '429']],
    ['a new row', '/rows', 'post', BODY, ['400', '409', '413', '415', '422', '429']],
    [
      'a change of a row of the body',
      '/rows',
      'put',
      ROW,
      ['400', '404', '409', '413', '415', '422', '429'],
    ],
    ['a row of the query', '/rows', 'get', { parameters: [POLICY] }, ['400', '404', '429']],
    ['a removal', '/rows/{id}', 'delete', {}, ['400', '404', '409', '412', '422', '429']],
    [
      'what is computed',
      '/rows',
      'post',
      { ...BODY, 'x-computes': true },
      ['400', '413', '415', '429'],
    ],
  ])('names the refusals of %s', (_, path, method, operation, statuses) => {
    const { responses } = described(path, method, operation).paths[path][method as 'get'] ?? {};
    expect(Object.keys(responses ?? {})).toEqual(statuses);
  });

  it('names what a call refuses beside that, in its own words or in those of everywhere', () => {
    const operation = {
      responses: { 200: { description: '' } },
      'x-refuses': { 409: 'No telephone.', 503: '' },
    };
    const { paths, components } = described('/rows', 'get', operation);
    expect(paths['/rows'].get).not.toHaveProperty('x-refuses');
    expect(paths['/rows'].get?.responses).toMatchObject({
      200: { description: '' },
      409: { description: 'No telephone.', content: { 'application/problem+json': {} } },
      503: { $ref: '#/components/responses/Unavailable' },
    });
    expect(components?.responses?.Unavailable).toMatchObject({ headers: { 'Retry-After': {} } });
  });

  it('describes the answers that are given, and no others', () => {
    const { components } = described('/rows', 'get', {});
    expect(Object.keys(components?.responses ?? {})).toEqual(['TooMany']);
  });
});
