import type { OpenAPIObject } from '@nestjs/swagger';
import { describeWrites } from './writes';

const KEY = { $ref: '#/components/parameters/IdempotencyKey' };
const MATCH = { $ref: '#/components/parameters/IfMatch' };

const described = (paths: object): OpenAPIObject =>
  describeWrites({ openapi: '3.1.0', info: {}, paths } as unknown as OpenAPIObject);

describe('describeWrites', () => {
  const own = { name: 'id', in: 'path' };

  it.each<[string, string, string, object, object[] | undefined]>([
    ['a new row', '/rows', 'post', {}, [KEY]],
    ['a change', '/rows/{id}', 'put', { parameters: [own] }, [own, KEY, MATCH]],
    ['an action on a row', '/rows/{id}/close', 'post', {}, [KEY, MATCH]],
    ['a removal', '/rows/{id}', 'delete', {}, [KEY, MATCH]],
    ['a call that computes', '/rows/{id}/price', 'post', { 'x-computes': true }, undefined],
    ['a read', '/rows/{id}', 'get', {}, undefined],
  ])('names the headers of %s', (_, path, method, operation, parameters) => {
    const { paths } = described({ [path]: { [method]: operation } });
    expect(paths[path][method as 'get']?.parameters).toEqual(parameters);
  });

  it('describes the headers that are used, and no others', () => {
    const names = (path: string, method: string): string[] =>
      Object.keys(described({ [path]: { [method]: {} } }).components?.parameters ?? {});
    expect(names('/rows/{id}', 'put')).toEqual(['IdempotencyKey', 'IfMatch']);
    expect(names('/rows', 'post')).toEqual(['IdempotencyKey']);
    expect(names('/rows', 'get')).toEqual([]);
  });
});
