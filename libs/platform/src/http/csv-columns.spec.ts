import fs from 'node:fs';
import type { ListDocument } from './csv-columns';
import { documentedColumns, documentOf } from './csv-columns';

const SERVICES = fs
  .readdirSync('openapi')
  .filter((file) => /^[a-z]+\.json$/.test(file) && !/^(asyncapi|openapi)/.test(file))
  .map((file) => file.replace('.json', ''));

const listsOf = (document: ListDocument): [string, string][] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { responses }]) => {
        const types = Object.keys(responses?.['200']?.content ?? {});
        return types.includes('text/csv') && types.includes('application/json');
      })
      .map(([method]): [string, string] => [method, path]),
  );

describe('the columns of a list', () => {
  it.each(SERVICES)('are known of every list of %s', async (service) => {
    const document = await documentOf(service, 'openapi');
    const bare = listsOf(document).filter(
      ([method, path]) => documentedColumns(document, method, path).length === 0,
    );
    expect(bare).toEqual([]);
  });

  it('are those of its rows, whatever its parameters are called', async () => {
    const document: ListDocument = {
      paths: {
        '/a/{accountId}': {
          get: {
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: {
                      properties: {
                        content: { items: { $ref: '#/components/schemas/Row' } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Row: {
            properties: {
              id: {},
              name: {},
              paid: { anyOf: [{ $ref: '#/components/schemas/Paid' }, {}] },
              team: { $ref: '#/components/schemas/Team' },
            },
          },
          Paid: { properties: { loss: {}, total: {} } },
          Team: { properties: { id: {}, name: {} } },
        },
      },
    };
    expect(documentedColumns(document, 'GET', '/a/:id')).toEqual([
      'id',
      'name',
      'paid.loss',
      'paid.total',
      'team',
    ]);
    expect(documentedColumns(document, 'POST', '/a/:id')).toEqual([]);
    expect(documentedColumns(document, 'GET', '/b')).toEqual([]);
  });
});
