import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
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
    expect(await documents.has(docId)).toBe(false);
    await documents.put(docId, content);
    expect(await documents.has(docId)).toBe(true);
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

  it('may be put by many at once', async () => {
    const [docId, content] = [randomUUID(), randomBytes(300_000)];
    const documents = await open();
    await Promise.all(Array.from({ length: 5 }, () => documents.put(docId, content)));
    expect((await buffer(await documents.open(docId))).equals(content)).toBe(true);
  });

  it('that are not there are an error', async () => {
    await expect((await open()).open(randomUUID())).rejects.toThrow();
  });

  it('are forgotten, and once more without a complaint', async () => {
    const docId = randomUUID();
    const documents = await open();
    await documents.put(docId, Buffer.from('first'));
    for (let time = 1; time <= 2; time++) await documents.remove(docId);
    await expect(documents.open(docId)).rejects.toThrow();
  });

  it('stand in a store that says that it is up', async () => {
    expect(await (await open()).state()).toBe('up');
  });
});

describe('a folder without room', () => {
  const documentsFolder = path.join(folder, 'documents');
  const draftOf = (docId: string, count = 0): string =>
    path.join(documentsFolder, `${docId}.${process.pid}-${count}.draft`);

  it('refuses what is put in words, keeps nothing of it, and says so until there is room', async () => {
    const docId = randomUUID();
    const documents = await inFolder();
    await documents.put(randomUUID(), Buffer.from('first'));
    // The device that has no room for a byte.
    fs.symlinkSync('/dev/full', draftOf(docId, 1));
    await expect(documents.put(docId, randomBytes(1_000))).rejects.toMatchObject({
      code: 'STORE_FULL',
      status: 503,
      retryAfterSeconds: 60,
      detail: expect.stringContaining('The document store is full.'),
    });
    expect(fs.readdirSync(documentsFolder).filter((name) => name.startsWith(docId))).toEqual([]);
    expect(await documents.state()).toBe('full');
    await documents.put(docId, Buffer.from('again'));
    expect(await documents.state()).toBe('up');
  });

  it('loses the drafts of processes that died, and no others', async () => {
    const documents = await inFolder();
    const [old, young, kept] = [randomUUID(), randomUUID(), randomUUID()];
    await documents.put(kept, Buffer.from('kept'));
    for (const docId of [old, young]) fs.writeFileSync(draftOf(docId), 'half');
    const [longAgo, before] = [new Date('2026-01-01'), new Date('2026-01-02')];
    for (const file of [draftOf(old), path.join(documentsFolder, kept)]) {
      fs.utimesSync(file, longAgo, longAgo);
    }
    await documents.sweepDrafts(before);
    const left = fs.readdirSync(documentsFolder);
    expect(left).not.toContain(path.basename(draftOf(old)));
    expect(left).toEqual(expect.arrayContaining([path.basename(draftOf(young)), kept]));
  });
});

describe('a store on S3', () => {
  const at = (address: string): Promise<DocumentStore> =>
    documentStore.useFactory(
      loadConfig({
        NODE_ENV: 'test',
        DOCUMENT_STORE_URL: `s3://documents?endpoint=${encodeURIComponent(address)}`,
      }),
    );

  it.each([
    [507, 'XMinioStorageFull', 'STORE_FULL', 'full'],
    [403, 'AccessDenied', 'STORE_UNAVAILABLE', 'read-only'],
    [503, 'SlowDown', 'STORE_UNAVAILABLE', 'away'],
  ])('that answers %i %s refuses what is put', async (status, name, code, state) => {
    const failing = createServer((request, response) => {
      response.statusCode = request.method === 'PUT' ? status : 200;
      response.end(request.method === 'PUT' ? `<Error><Code>${name}</Code></Error>` : '');
    });
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
    const { port } = failing.address() as AddressInfo;
    const documents = await at(`http://127.0.0.1:${port}`);
    await expect(documents.put(randomUUID(), Buffer.from('x'))).rejects.toMatchObject({
      code,
      status: 503,
    });
    expect(await documents.state()).toBe(state);
    failing.close();
  });

  it('that is not there is away, for who puts, who opens and who asks', async () => {
    const documents = await at('http://127.0.0.1:9');
    const code = 'STORE_UNAVAILABLE';
    await expect(documents.put(randomUUID(), Buffer.from('x'))).rejects.toMatchObject({ code });
    await expect(documents.open(randomUUID())).rejects.toMatchObject({ code });
    expect(await documents.state()).toBe('away');
  });
});

it('finds the store that the configuration names', async () => {
  expect(await inS3()).toBeInstanceOf(S3Store);
  expect(await inFolder()).not.toBeInstanceOf(S3Store);
});
