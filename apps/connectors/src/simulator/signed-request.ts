import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const SCHEME =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/([^/]+)\/aws4_request), SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/;

/** A request as it came. */
export interface SignedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Who may sign, and for what. */
export interface Signer {
  accessKeyId: string;
  secretAccessKey: string;
  service: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const mark = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Whether a POST was signed so by these keys (Signature Version 4), told without the signer's library. */
export function isSignedBy({ path, headers, body }: SignedRequest, signer: Signer): boolean {
  const found = SCHEME.exec(headers.authorization ?? '');
  if (!found) return false;
  const [, keyId = '', scope = '', day = '', region = '', service = '', names = '', given = ''] =
    found;
  if (keyId !== signer.accessKeyId || service !== signer.service) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = ['POST', path, '', signed.join(''), names, hash(body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const steps = [day, region, service, 'aws4_request'];
  const key = steps.reduce<string | Buffer>(mark, `AWS4${signer.secretAccessKey}`);
  return mark(key, text).toString('hex') === given;
}
