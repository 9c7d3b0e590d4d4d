import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { StoreTrouble } from './document-store';
import { DocumentStore } from './document-store';

const REGION = 'us-east-1';
const ATTEMPTS = 3;
/** A store that says nothing is away. */
const SILENCE = {
  connectionTimeout: 2_000,
  requestTimeout: 10_000,
  throwOnRequestTimeout: true,
};
const NO_ROOM = 507;
const SERVER_FAULT = 500;
/** What stores that are not Amazon's answer when there is no room. */
const FULL = [
  'XMinioStorageFull',
  'QuotaExceeded',
  'InsufficientStorage',
  'AdminBucketQuotaExceeded',
];
const READ_ONLY = ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch'];

/**
 * Keeps documents in an S3-compatible store, one object each. The address is `s3://bucket`, with
 * `endpoint` and `region` as its query; the keys come from where the S3 client looks for them.
 */
export class S3Store extends DocumentStore implements OnApplicationShutdown {
  private readonly client: S3.S3Client;
  private readonly bucket: string;
  private ready?: Promise<void>;

  constructor(
    address: string,
    private readonly s3: typeof S3,
  ) {
    super();
    const { hostname, searchParams } = new URL(address);
    this.bucket = hostname;
    const endpoint = searchParams.get('endpoint') ?? undefined;
    const region = searchParams.get('region') ?? REGION;
    const forcePathStyle = endpoint !== undefined;
    this.client = new s3.S3Client({
      endpoint,
      region,
      forcePathStyle,
      maxAttempts: ATTEMPTS,
      requestHandler: SILENCE,
    });
  }

  protected override async write(key: string, content: Buffer): Promise<void> {
    await this.prepare();
    const place = { Bucket: this.bucket, Key: key };
    await this.client.send(
      new this.s3.PutObjectCommand({ ...place, Body: content, ContentLength: content.length }),
    );
  }

  protected override async find(key: string): Promise<boolean> {
    await this.prepare();
    const place = { Bucket: this.bucket, Key: key };
    return this.client.send(new this.s3.HeadObjectCommand(place)).then(() => true, isMissing);
  }

  protected override async read(key: string): Promise<Readable> {
    const { Body } = await this.client.send(
      new this.s3.GetObjectCommand({ Bucket: this.bucket, Key: key }),
    );
    return Body as Readable;
  }

  override async remove(key: string): Promise<void> {
    await this.client.send(new this.s3.DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  /** An object is there whole or not at all. */
  override async sweepDrafts(): Promise<void> {}

  protected override async look(): Promise<undefined> {
    await this.prepare();
    await this.client.send(new this.s3.HeadBucketCommand({ Bucket: this.bucket }));
  }

  protected override troubleOf(error: unknown): StoreTrouble | undefined {
    const { name = '', $metadata } = error as Partial<S3.S3ServiceException>;
    const status = $metadata?.httpStatusCode;
    if (FULL.includes(name) || status === NO_ROOM) return 'full';
    if (READ_ONLY.includes(name)) return 'read-only';
    return status === undefined || status >= SERVER_FAULT ? 'away' : undefined;
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  /** Makes the bucket where it is missing, which a test store begins without. */
  private prepare(): Promise<void> {
    this.ready ??= this.makeBucket().catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  private async makeBucket(): Promise<void> {
    const bucket = { Bucket: this.bucket };
    const isThere = await this.client
      .send(new this.s3.HeadBucketCommand(bucket))
      .then(() => true, isMissing);
    if (!isThere) await this.client.send(new this.s3.CreateBucketCommand(bucket));
  }
}

function isMissing(error: { name?: string }): false {
  if (error.name === 'NotFound') return false;
  throw error;
}
