import fs from 'node:fs';

const documents = fs.readdirSync('openapi').filter((file) => file !== 'asyncapi.json');

describe.each(documents)('the OpenAPI document %s', (file) => {
  const text = fs.readFileSync(`openapi/${file}`, 'utf8');

  it('is OpenAPI 3.1', () => {
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' });
  });

  it('writes null as a type and never as nullable', () => {
    expect(text).not.toContain('"nullable"');
  });

  it('demands no other schema of null', () => {
    const both = /"type": \[[^\]]*"null"\s*\],\s*"allOf"/;
    expect(text).not.toMatch(both);
  });

  it('says where the answer is that a 202 promises', () => {
    type Accepted = { headers?: { Location?: object } } | undefined;
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
    type Operation = { responses?: Record<string, Accepted> };
    const operations = Object.values(paths).flatMap((item) => Object.values(item));
    const accepted = operations.flatMap(({ responses }) => responses?.['202'] ?? []);
    expect(accepted.every(({ headers }) => headers?.Location)).toBe(true);
  });
});

describe('the types of a client', () => {
  const clients = fs.readdirSync('libs/clients').filter((name) => !name.includes('.'));

  it.each(clients)('of %s let null be where the document does', (name) => {
    const text = fs.readFileSync(`libs/clients/${name}/src/generated/schema.ts`, 'utf8');
    expect(text).not.toContain('| null) &');
  });
});
