import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of an agency by the words of their names, so that one is found in the subject of a mail. */
export class IndexAccountWords1700000001200 implements MigrationInterface {
  name = 'IndexAccountWords1700000001200';

  /** The letters of a database may be those of ASCII alone: those of the whole world are named here. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function words_of(said text) returns text
        language sql immutable strict parallel safe
        return trim(regexp_replace(
          lower(said collate "und-x-icu"), '[^[:alnum:]]+' collate "und-x-icu", ' ', 'g'
        ));
      create index account_words on account (agency_id, words_of(name))
        where status <> 'Deleted';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index account_words;
      drop function words_of(text);
    `);
  }
}
