import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '@palisade/platform';
import type { QueryDeepPartialEntity } from 'typeorm';
import { DataSource } from 'typeorm';
import { BooksInForce } from './books/books-in-force';
import { RateBookRow } from './books/rate-book.entity';
import { CarriersService } from './carriers/carriers.service';
import { demoBooks } from './demo/demo-books';
import { DEMO_CARRIERS } from './demo/demo-carriers';

/** The books that the history of the demo was priced by; what exists is left as it is. */
export async function prepare(app: INestApplicationContext): Promise<void> {
  if (app.get(Config).values.DEMO_HISTORY === 'none') return;
  const insert = app.get(DataSource).manager.createQueryBuilder().insert().into(RateBookRow);
  await insert
    .values(demoBooks() as QueryDeepPartialEntity<RateBookRow>[])
    .orIgnore()
    .execute();
  await app.get(BooksInForce).refresh();
}

/** Makes the paper of the demo data; what exists is left as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  for (const profile of DEMO_CARRIERS) await app.get(CarriersService).create(profile);
}
