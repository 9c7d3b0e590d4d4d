import { withMachines } from './machines.mjs';

const SCOPES = ['quote:bind', 'quote:view'];

const securityOf = (operation: object): object[] => {
  const components = { securitySchemes: { bearer: {} } };
  const document = { paths: { '/rows': { get: operation } }, components };
  const { paths } = withMachines(document, SCOPES) as typeof document;
  return (paths['/rows'].get as { security: object[] }).security;
};

const bearer = { bearer: [] };

describe('withMachines', () => {
  it.each<[string, string[], object[], object[]]>([
    ['a public call', [], [], []],
    ['a call of everybody', ['any'], [bearer], [bearer, { clientCredentials: [] }]],
    ['a scope', ['quote:bind'], [bearer], [bearer, { clientCredentials: ['quote:bind'] }]],
    ['what only people may', ['quote:bind', 'user:edit'], [bearer], [bearer]],
  ])('says of %s what a program needs', (_, permissions, before, after) => {
    expect(securityOf({ 'x-permissions': permissions, security: before })).toEqual(after);
  });

  it('lists the scopes of the token', () => {
    const operation = { 'x-permissions': ['quote:view'], security: [bearer] };
    const document = {
      paths: { '/rows': { get: operation } },
      components: { securitySchemes: {} },
    };
    const { flows } = withMachines(document, SCOPES).components.securitySchemes.clientCredentials;
    expect(Object.keys(flows.clientCredentials.scopes)).toEqual(SCOPES);
  });
});
