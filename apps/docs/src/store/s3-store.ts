import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { DocumentStore } from './document-store';

const REGION = 'us-east-1';
const ATTEMPTS = 3;

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
    this.client = new s3.S3Client({ endpoint, region, forcePathStyle, maxAttempts: ATTEMPTS });
  }

  async put(docId: string, content: Buffer): Promise<void> {
    await this.prepare();
    const place = { Bucket: this.bucket, Key: docId };
    await this.client.send(
      new this.s3.PutObjectCommand({ ...place, Body: content, ContentLength: content.length }),
    );
  }

  async open(docId: string): Promise<Readable> {
    const { Body } = await this.client.send(
      new this.s3.GetObjectCommand({ Bucket: this.bucket, Key: docId }),
    );
    return Body as Readable;
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
    const isThere = await this.client.send(new this.s3.HeadBucketCommand(bucket)).then(
      () => true,
      (error: { name?: string }) => error.name !== 'NotFound',
    );
    if (!isThere) await this.client.send(new this.s3.CreateBucketCommand(bucket));
  }
}
