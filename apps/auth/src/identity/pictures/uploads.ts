import multipart from '@fastify/multipart';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES, notAPicture, pictureTooLarge } from '../../domain/picture-crop';

/** Reads the one file of a form. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const limits = { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 0, parts: 1 };
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: that would start the server before its answers to errors are set.
    void server.register(multipart, { limits });
  }

  /** The file; 400 for a body without one, 413 for one that is too large. */
  async read(request: FastifyRequest): Promise<Buffer> {
    try {
      const part = await request.file();
      if (part) return await part.toBuffer();
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 413) throw pictureTooLarge();
    }
    throw notAPicture();
  }
}
