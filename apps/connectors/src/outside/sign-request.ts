import type { Hash, Hmac } from 'node:crypto';
import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';

/** Keys that a request to AWS is signed with. */
export interface AwsKeys {
  accessKeyId: string;
  secretAccessKey: string;
  /** Of a role that was taken. */
  sessionToken?: string;
}

/** A request to AWS before it is signed. */
export interface UnsignedRequest {
  url: string;
  contentType: string;
  body: string;
}

/** What a signature is made for. */
export interface SigningPlace {
  keys: AwsKeys;
  region: string;
  service: string;
  now: Date;
}

type Data = Parameters<Hash['update']>[0];

/** SHA-256 as the signer calls it. */
class Sha256 {
  private readonly hash: Hash | Hmac;

  constructor(secret?: unknown) {
    this.hash = secret ? createHmac('sha256', secret as Buffer) : createHash('sha256');
  }

  update(data: unknown): void {
    this.hash.update(data as Data);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.hash.digest());
  }

  reset(): void {
    throw new Error('A digest is made once.');
  }
}

/** The headers of a POST to AWS, signed (Signature Version 4). */
export async function signedHeaders(
  { url, contentType, body }: UnsignedRequest,
  { keys: credentials, region, service, now }: SigningPlace,
): Promise<Record<string, string>> {
  const { protocol, host, hostname, pathname } = new URL(url);
  const signer = new SignatureV4({ credentials, region, service, sha256: Sha256 });
  const headers = { host, accept: 'application/json', 'content-type': contentType };
  const request = { method: 'POST', protocol, hostname, path: pathname, headers, body };
  const signed = await signer.sign(request, { signingDate: now });
  return signed.headers;
}
