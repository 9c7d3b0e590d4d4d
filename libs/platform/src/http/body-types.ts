import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import { DomainError, invalidField } from '@palisade/kernel';
import type { FastifyRequest } from 'fastify';
import { brokenTextAt, LARGE_JSON, refuseLargeJson, USUAL_JSON } from './json-limits';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT_BYTES = 65_536;
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i;
/** Half a character can stand in valid UTF-8 only where it is written out. */
const WRITTEN_OUT = Buffer.from('\\u');

interface BodyConfig {
  readsForm?: boolean;
  readsLargeJson?: boolean;
}

type Done = (error: Error | null, body?: unknown) => void;
type ReadText = (request: FastifyRequest, text: string, done: Done) => void;

/** Marks a call whose body is a form, as OAuth 2 has it; all others read JSON. */
export const ReadsForm = (): MethodDecorator =>
  RouteConfig({ readsForm: true } satisfies BodyConfig);

/** Marks a call that people upload tables or long lists to. */
export const ReadsLargeJson = (): MethodDecorator =>
  RouteConfig({ readsLargeJson: true } satisfies BodyConfig);

/**
 * Reads JSON within its limits, and forms where a call asks for one. Text and other forms are refused:
 * a page of elsewhere can send both.
 */
export function readBodies(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.removeContentTypeParser('text/plain');
  const readText = server.getDefaultJsonParser('error', 'error') as ReadText;
  app.useBodyParser(JSON_TYPE, {}, (request: FastifyRequest, bytes: Buffer, done: Done) => {
    if (OTHER_CHARSET.test(request.headers['content-type'] ?? '')) throw notUtf8();
    const limits = configOf(request).readsLargeJson ? LARGE_JSON : USUAL_JSON;
    refuseLargeJson(bytes, limits);
    readText(request, textOf(bytes), (error, body) => {
      const broken = error || !bytes.includes(WRITTEN_OUT) ? null : brokenTextAt(body);
      done(error ? invalidJson() : broken === null ? null : brokenText(broken), body);
    });
  });
  const formLimit = { bodyLimit: FORM_LIMIT_BYTES };
  app.useBodyParser(FORM, formLimit, (request: FastifyRequest, body: Buffer, done: Done) => {
    if (!configOf(request).readsForm) throw new UnsupportedMediaTypeException();
    done(null, { ...parse(body.toString()) });
  });
}

/** What a body says, read within the limits of JSON; throws 400 where it says nothing. */
export function readJson(bytes: Buffer): unknown {
  refuseLargeJson(bytes, USUAL_JSON);
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw invalidJson();
  }
}

const configOf = ({ routeOptions }: FastifyRequest): BodyConfig =>
  routeOptions.config as BodyConfig;

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString('utf8');
}

const notUtf8 = (): DomainError => new DomainError('NOT_UTF8', 'Send the body in UTF-8.', 415);

const invalidJson = (): DomainError =>
  new DomainError('INVALID_JSON', 'The body is not valid JSON.', 400);

const brokenText = (pointer: string): DomainError =>
  invalidField('BROKEN_TEXT', 'A text holds half a character.', pointer);
