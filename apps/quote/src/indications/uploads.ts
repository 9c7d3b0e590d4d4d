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

/** Reads the one file of a form. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const limits = { fileSize: BATCH_BYTES_MAX, files: 1, fields: 0, parts: 1 };
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: that would start the server before its answers to errors are set.
    void server.register(multipart, { limits });
  }

  /** The file with its name; 400 for a body without one, or with one that is too large. */
  async read(request: FastifyRequest): Promise<UploadedFile> {
    try {
      const part = await request.file();
      if (part) return { content: await part.toBuffer(), name: part.filename };
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 413) {
        throw notABatch('The file is larger than 5 MB.');
      }
    }
    throw notABatch('Choose a CSV or XLSX file.');
  }
}
