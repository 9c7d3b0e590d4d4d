import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { loadConfig } from '@palisade/platform';
import S3rver from 's3rver';
import type { DocumentStore } from './document-store';
import { documentStore } from './open-store';
import { S3Store } from './s3-store';

const mockLoaded: string[] = [];
jest.mock('@aws-sdk/client-s3', () => {
  mockLoaded.push('@aws-sdk/client-s3');
  return jest.requireActual<object>('@aws-sdk/client-s3');
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-store-'));
const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder });
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

let endpoint: string;

beforeAll(async () => {
  Object.assign(process.env, keys);
  const { port } = (await server.run()) as AddressInfo;
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const inFolder = (): Promise<DocumentStore> =>
  documentStore.useFactory(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
const inS3 = (): Promise<DocumentStore> => {
  const url = `s3://documents?endpoint=${encodeURIComponent(endpoint)}`;
  return documentStore.useFactory(loadConfig({ NODE_ENV: 'test', DOCUMENT_STORE_URL: url }));
};

it('loads the client of S3 only where it is used', async () => {
  await inFolder();
  expect(mockLoaded).toEqual([]);
  await inS3();
  expect(mockLoaded).toEqual(['@aws-sdk/client-s3']);
});

describe.each([
  ['a folder', inFolder],
  ['S3', inS3],
])('documents in %s', (_, open) => {
  it('come back as they were put', async () => {
    const [docId, content] = [randomUUID(), randomBytes(300_000)];
    const documents = await open();
    await documents.put(docId, content);
    expect((await buffer(await documents.open(docId))).equals(content)).toBe(true);
  });

  it('are kept for others that open the same place', async () => {
    const docId = randomUUID();
    await (await open()).put(docId, Buffer.from('first'));
    expect((await buffer(await (await open()).open(docId))).toString()).toBe('first');
  });

  it('may be put again', async () => {
    const docId = randomUUID();
    const documents = await open();
    for (const text of ['first', 'second']) await documents.put(docId, Buffer.from(text));
    expect((await buffer(await documents.open(docId))).toString()).toBe('second');
  });

  it('that are not there are an error', async () => {
    await expect((await open()).open(randomUUID())).rejects.toThrow();
  });
});

it('finds the store that the configuration names', async () => {
  expect(await inS3()).toBeInstanceOf(S3Store);
  expect(await inFolder()).not.toBeInstanceOf(S3Store);
});
