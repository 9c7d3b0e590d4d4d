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
});
