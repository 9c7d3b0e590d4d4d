import multipart from '@fastify/multipart';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { BATCH_BYTES_MAX } from '@palisade/trade';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notABatch } from '../domain/batch-rows';

/** A file with the name that it was chosen by. */
export interface UploadedFile {
  content: Buffer;
  name: string;
}

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

const noFile = (): Error => notABatch('Choose a CSV or XLSX file.');

/** Reads the one file of a form. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // A byte more is read than is taken, so that what was cut off is known by its length too.
    const limits = { fileSize: BATCH_BYTES_MAX + 1, files: 1, fields: 0, parts: 1 };
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: that would start the server before its answers to errors are set.
    void server.register(multipart, { limits });
  }

  /** The file with its name; 400 for a body without one, or with one that is too large. */
  async read(request: FastifyRequest): Promise<UploadedFile> {
    try {
      const part = await request.file();
      const content = await part?.toBuffer();
      if (part && content && content.length <= BATCH_BYTES_MAX) {
        return { content, name: part.filename };
      }
      if (!part) throw noFile();
    } catch (error) {
      if ((error as { code?: string }).code !== TOO_LARGE) throw noFile();
    }
    throw notABatch('The file is larger than 5 MB.');
  }
}
