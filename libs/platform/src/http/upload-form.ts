import multipart from '@fastify/multipart';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DomainError } from '@palisade/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForm, sentPartOf } from '../writes/sent-part';

/** A file as it came in a form. */
export interface SentFile {
  content: Buffer;
  /** The name that it was chosen by. */
  name: string;
  /** Says when whoever sent it has gone without an answer. */
  gone: AbortSignal;
}

/** How large a file may be, and how others are refused. */
export interface ExpectedFile {
  bytesMax: number;
  none: () => Error;
  tooLarge: () => Error;
}

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';
const TOO_MANY = ['FST_FIELDS_LIMIT', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT'];

/** Reads the one file of a form; a provider of each service that takes files. */
@Injectable()
export class UploadForm implements OnModuleInit {
  private readonly gone = new WeakMap<FastifyRequest, AbortSignal>();

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: that would start the server before its answers to errors are set.
    void server.register(multipart, { limits: { files: 1, fields: 0, parts: 1 } });
    server.addHook('onRequest', (request, reply, done) => {
      if (isForm(request)) this.gone.set(request, goneSignal(reply));
      done();
    });
  }

  /** The file with its name; refused for a body without one, or with one that is too large. */
  async read(request: FastifyRequest, expected: ExpectedFile): Promise<SentFile> {
    const { bytesMax, none, tooLarge } = expected;
    const gone = this.gone.get(request);
    if (!gone) throw none();
    const part = await sentPartOf(request, bytesMax).catch((error: { code?: string }) => {
      throw refusalOf(error, expected);
    });
    if (!part) throw none();
    if (part.content.length > bytesMax) throw tooLarge();
    return { ...part, gone };
  }
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function refusalOf({ code = '' }: { code?: string }, { tooLarge }: ExpectedFile): Error {
  if (code === TOO_LARGE) return tooLarge();
  return TOO_MANY.includes(code)
    ? notTheForm('Send a form with one file and nothing else.')
    : notTheForm('The form is damaged or was cut off. Send the file again.');
}

const notTheForm = (detail: string): DomainError =>
  new DomainError('FORM_INVALID', detail, 400, [{ pointer: '/file', detail }]);
