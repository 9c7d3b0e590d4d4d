type Json = Record<string, unknown>;

/** An OpenAPI document, as far as merging needs it. */
export interface ApiDocument {
  paths: Json;
  components?: { schemas?: Json; securitySchemes?: Json };
}

/**
 * One document of all services. Their schemas keep apart by a prefix, because two services may
 * give one name to two shapes.
 */
export function mergeDocuments(documents: Record<string, ApiDocument>): Json {
  const paths: Json = {};
  const schemas: Json = {};
  let securitySchemes: Json = {};
  for (const [name, document] of Object.entries(documents)) {
    const prefixed = JSON.parse(
      JSON.stringify(document).replaceAll(
        '"#/components/schemas/',
        `"#/components/schemas/${name}.`,
      ),
    ) as ApiDocument;
    Object.assign(paths, prefixed.paths);
    for (const [key, schema] of Object.entries(prefixed.components?.schemas ?? {})) {
      schemas[`${name}.${key}`] = schema;
    }
    securitySchemes = { ...securitySchemes, ...prefixed.components?.securitySchemes };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palisade',
      version: '1',
      description: 'Every call that works, of all services.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas, securitySchemes },
  };
}
