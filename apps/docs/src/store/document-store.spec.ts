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

const inFolder = (): DocumentStore =>
  documentStore.useFactory(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
const inS3 = (): DocumentStore => {
  const url = `s3://documents?endpoint=${encodeURIComponent(endpoint)}`;
  return documentStore.useFactory(loadConfig({ NODE_ENV: 'test', DOCUMENT_STORE_URL: url }));
};

describe.each([
  ['a folder', inFolder],
  ['S3', inS3],
])('documents in %s', (_, open) => {
  const store = async (): Promise<DocumentStore> => Promise.resolve(open());

  it('come back as they were put', async () => {
    const [docId, content] = [randomUUID(), randomBytes(300_000)];
    const documents = await store();
    await documents.put(docId, content);
    expect((await buffer(await documents.open(docId))).equals(content)).toBe(true);
  });

  it('are kept for others that open the same place', async () => {
    const docId = randomUUID();
    await (await store()).put(docId, Buffer.from('first'));
    expect((await buffer(await (await store()).open(docId))).toString()).toBe('first');
  });

  it('may be put again', async () => {
    const docId = randomUUID();
    const documents = await store();
    for (const text of ['first', 'second']) await documents.put(docId, Buffer.from(text));
    expect((await buffer(await documents.open(docId))).toString()).toBe('second');
  });

  it('that are not there are an error', async () => {
    await expect((await store()).open(randomUUID())).rejects.toThrow();
  });
});

it('finds the store that the configuration names', () => {
  expect(inS3()).toBeInstanceOf(S3Store);
  expect(inFolder()).not.toBeInstanceOf(S3Store);
});
