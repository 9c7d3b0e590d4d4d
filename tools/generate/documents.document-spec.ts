import fs from 'node:fs';
import { built } from '@palisade/testing';
import { misfits } from '../examples/pick.mjs';
import { readOperations } from '../examples/operations.mjs';

/** What the gateway serves: the committed documents, and the one that they are joined to. */
const SERVED = built('openapi', 'join');
const documents = fs.readdirSync(SERVED).filter((file) => file !== 'asyncapi.json');
const parts = documents.filter((file) => file !== 'openapi.json');

/** What the generator says of every call by itself. */
const SAID_OF_ALL =
  /(Open to everybody: no token is needed|For everybody who is signed in[^.]*|For who holds [^.]*|Computes only: nothing is saved)\./g;

/** Fewer words tell nobody what a call refuses, what follows or what undoes it. */
const WORDS_MIN = 8;

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  responses: Record<string, { headers?: { Location?: object } }>;
}

const operationsOf = (file: string): Operation[] => {
  const { paths } = JSON.parse(fs.readFileSync(`${SERVED}/${file}`, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.values(paths).flatMap((item) => Object.values(item));
};

describe.each(documents)('the OpenAPI document %s', (file) => {
  const text = fs.readFileSync(`${SERVED}/${file}`, 'utf8');

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
    const accepted = operationsOf(file).flatMap(({ responses }) => responses['202'] ?? []);
    expect(accepted.every(({ headers }) => headers?.Location)).toBe(true);
  });
});

describe('the examples', () => {
  const operations = readOperations();
  const recorded = Object.fromEntries(
    parts.map((file) => {
      const path = `openapi/examples/${file}`;
      return [file, fs.existsSync(path) ? JSON.parse(fs.readFileSync(path, 'utf8')) : {}];
    }),
  ) as Record<string, Record<string, object>>;

  it('are there for every body and answer, and are taken by their schemas', () => {
    const wrong = operations.flatMap((operation) => {
      const example = recorded[operation.file][operation.operation.operationId] ?? {};
      return misfits(operation as never, example as never).map(
        (why) => `${operation.name}: ${why}`,
      );
    });
    expect(wrong.length ? [...wrong, 'npm run record:examples'] : []).toEqual([]);
  });

  it('are of calls that there are', () => {
    const ids = new Set(operations.map(({ operation }) => operation.operationId));
    const names = Object.values(recorded).flatMap((examples) => Object.keys(examples));
    expect(names.filter((name) => !ids.has(name))).toEqual([]);
  });

  it('hold no token and nobody but invented people', () => {
    const text = JSON.stringify(recorded);
    expect(text.match(/eyJ[\w-]+\.|whsec_\w+|\w*127\.0\.0\.1|localhost:/g) ?? []).toEqual([]);
    const mails = text.match(/[\w.+-]+@[\w.-]+/g) ?? [];
    expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([]);
  });
});

describe('the document of all services', () => {
  const all = operationsOf('openapi.json');

  it('holds every call of every service under its own plain name', () => {
    const ids = all.map(({ operationId }) => operationId);
    expect([...ids].sort()).toEqual(
      parts.flatMap((file) => operationsOf(file).map(({ operationId }) => operationId)).sort(),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z\d]*)+$/.test(id))).toEqual([]);
  });

  it('refers to nothing that is not there', () => {
    const text = fs.readFileSync(`${SERVED}/openapi.json`, 'utf8');
    const document = JSON.parse(text) as Record<string, unknown>;
    const found = (reference: string): unknown =>
      reference
        .split('/')
        .slice(1)
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, reference]) => reference);
    expect([...new Set(references)].filter((reference) => !found(reference))).toEqual([]);
  });

  it('says of every call in sentences what it does and who may', () => {
    const isSentence = (text: string): boolean => /^[A-Z\d`].*\.$/.test(text);
    const bare = all.filter(
      ({ summary, description }) => !isSentence(summary) || !isSentence(description),
    );
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('says of every call more than its summary and who may', () => {
    const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
    const bare = all.filter(({ summary, description }) => {
      const own = description.replace(SAID_OF_ALL, '').replace(summary, '').trim();
      return wordsOf(own).length < WORDS_MIN || !own.endsWith('.');
    });
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('names each refusal by its status', () => {
    const statuses = new Set(all.flatMap(({ responses }) => Object.keys(responses)));
    expect([...statuses].filter((status) => !/^\d{3}$/.test(status))).toEqual([]);
  });
});

describe('the types of a client', () => {
  const clients = fs.readdirSync('libs/clients').filter((name) => !name.includes('.'));

  it.each(clients)('of %s let null be where the document does', (name) => {
    const text = fs.readFileSync(`libs/clients/${name}/src/generated/schema.ts`, 'utf8');
    expect(text).not.toContain('| null) &');
  });
});
