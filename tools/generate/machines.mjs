const SCHEME = 'clientCredentials';

/** A document that says which calls a program may make with which scopes of its API key (OAuth 2). */
export function withMachines(document, scopes) {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap(Object.values)) {
    const needed = (operation['x-permissions'] ?? []).filter((name) => name !== 'any');
    const isForMachines =
      operation.security?.length && needed.every((name) => scopes.includes(name));
    if (isForMachines) operation.security = [...operation.security, { [SCHEME]: needed }];
  }
  const used = JSON.stringify(copy.paths).includes(`"${SCHEME}"`);
  if (used) copy.components.securitySchemes[SCHEME] = schemeOf(scopes);
  return copy;
}

const schemeOf = (scopes) => ({
  type: 'oauth2',
  description: 'For programs, with the id and the secret of an API key.',
  flows: {
    clientCredentials: {
      tokenUrl: '/api/auth/v1/oauth/token',
      scopes: Object.fromEntries(scopes.map((name) => [name, `Calls that need \`${name}\`.`])),
    },
  },
});
