import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { ManualClock } from '@palisade/testing';
import type { Config } from '../config/config';
import { loadConfig } from '../config/config';
import { openTextSender } from './open-text-sender';
import { TextBox } from './text-box';
import type { TextSender } from './text-sender';

const ID = '01900000-0000-7000-8000-000000000001';
const MESSAGE = { id: ID, to: '+4407911123456', text: '012345 is your code — “Grüße”.' };
const key = Buffer.alloc(32, 7).toString('base64');
const PRODUCTION = { NODE_ENV: 'production', ENCRYPTION_KEY: key, SERVICE_SECRET: key };

describe('text messages', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-texts-'));
  const received: {
    method?: string;
    type?: string;
    token?: string;
    id?: unknown;
    body: unknown;
  }[] = [];
  let status = 202;
  const receiver = createServer((request, response) => {
    void textOf(request).then((body) => {
      const { authorization: token, 'content-type': type, 'idempotency-key': id } = request.headers;
      received.push({ method: request.method, type, token, id, body: JSON.parse(body) as unknown });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  let url: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/messages`;
  });
  afterAll(() => {
    receiver.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const config = (env: Record<string, string>): Config =>
    loadConfig({ DATA_DIR: folder, NODE_ENV: 'test', ...env });
  const boxOf = (of: Config): TextBox => new TextBox(of, new ManualClock());
  const open = (env: Record<string, string>): TextSender =>
    openTextSender(config(env), boxOf(config(env)));

  it('are posted to the webhook, by the number that networks dial', async () => {
    const sender = open({ ...PRODUCTION, TEXT_WEBHOOK_URL: url, TEXT_WEBHOOK_TOKEN: 's3cret' });
    await sender.send(MESSAGE);
    expect(received).toEqual([
      {
        method: 'POST',
        type: 'application/json',
        token: 'Bearer s3cret',
        id: ID,
        body: { to: '+447911123456', text: MESSAGE.text },
      },
    ]);
  });

  it.each([400, 307, 500])('fail when the webhook answers %d', async (refusal) => {
    status = refusal;
    const sender = open({ TEXT_WEBHOOK_URL: url });
    await expect(sender.send(MESSAGE)).rejects.toMatchObject({ status: 503 });
    expect(received.at(-1)?.token).toBeUndefined();
  });

  it('fail when nobody answers', async () => {
    const sender = open({ TEXT_WEBHOOK_URL: 'http://127.0.0.1:1' });
    await expect(sender.send(MESSAGE)).rejects.toThrow('Failure to send SMS. Please try again');
  });

  it('stay in a folder of this host without a webhook', async () => {
    await open({}).send(MESSAGE);
    expect(await boxOf(config({})).list()).toMatchObject([MESSAGE]);
  });

  it('are refused in production without a webhook', async () => {
    await expect(open(PRODUCTION).send(MESSAGE)).rejects.toMatchObject({
      status: 409,
      detail: expect.stringContaining('authenticator app or e-mail'),
    });
    expect(await boxOf(config({})).list()).toHaveLength(1);
  });
});
