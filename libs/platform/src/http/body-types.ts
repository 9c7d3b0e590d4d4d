import { parse } from 'node:querystring';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

interface BodyConfig {
  readsForm?: boolean;
}

/** Marks a call whose body is a form, as OAuth 2 has it; all others read JSON. */
export const ReadsForm = (): MethodDecorator =>
  RouteConfig({ readsForm: true } satisfies BodyConfig);

/** Refuses text, and forms where no call asks for one: a page of elsewhere can send both. */
export function refuseOtherBodies(app: NestFastifyApplication): void {
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain');
  app.useBodyParser(FORM, {}, (request: FastifyRequest, body, done) => {
    if (readsForm(request)) done(null, { ...parse(body.toString()) });
    else done(new UnsupportedMediaTypeException());
  });
}

const readsForm = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as BodyConfig).readsForm === true;
