import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of the rate books, with who proposed and who activated them. */
export class AddRateBooks1700000003001 implements MigrationInterface {
  name = 'AddRateBooks1700000003001';

  async up(runner: QueryRunner): Promise<void> {
    // json and not jsonb: the order of the keys is that of the coverages in an answer.
    await runner.query(`
      create table rate_book (
        id uuid primary key,
        code text not null,
        version text not null unique,
        region text not null,
        effective_from date not null,
        effective_to date,
        status text not null,
        based_on text,
        note text not null,
        content json not null,
        cases json not null,
        sha256 text,
        authors uuid[] not null,
        proposed_by text,
        proposed_at timestamptz,
        activated_by text,
        activated_at timestamptz,
        created timestamptz not null,
        modified timestamptz not null
      );
      create unique index rate_book_active on rate_book (region, effective_from)
        where status = 'ACTIVE';
      create index rate_book_by_start on rate_book (effective_from, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table rate_book;`);
  }
}
