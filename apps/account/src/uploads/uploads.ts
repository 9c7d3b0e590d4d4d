import multipart from '@fastify/multipart';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { DomainError } from '@palisade/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A file with the name that it was chosen by. */
export interface UploadedFile {
  content: Buffer;
  name: string;
}

/** What a form may hold, and how others are refused. */
interface Expected {
  bytesMax: number;
  none: () => DomainError;
  tooLarge: () => DomainError;
}

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

/** Reads the one file of a form. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: that would start the server before its answers to errors are set.
    void server.register(multipart, { limits: { files: 1, fields: 0, parts: 1 } });
  }

  /** The file with its name; refused for a body without one, or with one that is too large. */
  async read(
    request: FastifyRequest,
    { bytesMax, none, tooLarge }: Expected,
  ): Promise<UploadedFile> {
    try {
      // A byte more is read than is taken, so that what was cut off is known by its length too.
      const part = await request.file({ limits: { fileSize: bytesMax + 1 } });
      const content = await part?.toBuffer();
      if (part && content && content.length <= bytesMax) return { content, name: part.filename };
      if (!part) throw none();
    } catch (error) {
      if ((error as { code?: string }).code !== TOO_LARGE) throw none();
    }
    throw tooLarge();
  }
}
