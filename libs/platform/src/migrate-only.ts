import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { Service } from './bootstrap';
import { Broker } from './broker/broker';
import { releaseBroker } from './broker/open-broker';
import type { Config } from './config/config';
import { loadConfig } from './config/config';
import { databaseName } from './config/services';

const EXISTS = '42P04';

/** Makes the databases of a service where they are missing, brings them up to date, and ends. */
export async function migrateOnly(service: Service): Promise<void> {
  const config = loadConfig(process.env);
  await createMissing(config, [service.name, 'bus']);
  // The data source migrates as it is made; hooks and listeners are left alone.
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.create(service.module, new FastifyAdapter(), options);
  await releaseBroker(app.get(Broker));
  await app.get(DataSource).destroy();
}

async function createMissing(
  { values }: Config,
  names: (Service['name'] | 'bus')[],
): Promise<void> {
  const client = new Client({ connectionString: `${values.DATABASE_URL}/postgres` });
  await client.connect();
  try {
    for (const name of names) {
      const database = client.escapeIdentifier(databaseName(name, values.DATABASE_PREFIX));
      await client
        .query(`create database ${database} template template0`)
        .catch((error: { code?: string }) => {
          if (error.code !== EXISTS) throw error;
        });
    }
  } finally {
    await client.end();
  }
}
