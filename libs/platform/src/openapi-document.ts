import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Service } from './bootstrap';
import { describeAnswers } from './openapi/answers';
import { plainNames } from './openapi/names';
import { toOpenApi31 } from './openapi/openapi-31';
import { describeWords } from './openapi/words';
import { describeWrites } from './openapi/writes';

type PluginMetadata = () => Promise<Record<string, unknown>>;

/** The OpenAPI 3.1 document of a service, from its code alone: no database, no port. */
export async function openApiDocument(
  service: Service,
  metadata: PluginMetadata,
): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(
    service.module,
    new FastifyAdapter(),
    { preview: true, abortOnError: false, logger: false },
  );
  await SwaggerModule.loadPluginMetadata(metadata);
  const info = new DocumentBuilder()
    .setTitle(`Palisade ${service.name}`)
    .setDescription(`The calls of the ${service.name} service.`)
    .setVersion('1')
    .setContact('Palisade', 'https://palisade.example', 'support@palisade.example')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'bearer')
    .build();
  const document = SwaggerModule.createDocument(app, info, {
    operationIdFactory: (_controller, method) => method,
  });
  return describeWords(describeAnswers(describeWrites(plainNames(toOpenApi31(document)))));
}
