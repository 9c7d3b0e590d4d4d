import multipart from '@fastify/multipart';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTooLarge, MAX_UPLOAD_BYTES, noFile } from '../domain/uploads';

/** A file as it came. */
export interface SentFile {
  fileName: string;
  content: Buffer;
}

/** Reads the one file of a form. */
@Injectable()
export class UploadForm implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const limits = { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 0, parts: 1 };
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: that would start the server before its answers to errors are set.
    void server.register(multipart, { limits });
  }

  /** The file; 400 for a body without one or an empty one, 413 for one that is too large. */
  async read(request: FastifyRequest): Promise<SentFile> {
    try {
      const part = await request.file();
      const content = await part?.toBuffer();
      if (part && content?.length) return { fileName: part.filename, content };
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 413) throw fileTooLarge();
    }
    throw noFile();
  }
}
