import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every order and every filter of a list has an index: none reads a whole table. */
export class AddListIndexes1700000004006 implements MigrationInterface {
  name = 'AddListIndexes1700000004006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index quote_by_created on quote (created, id);
      create index quote_by_effective on quote (effective_date, id);
      create index quote_by_company on quote (company_name, id);
      create index quote_by_status_alone on quote (status, id);
      create index quote_by_premium on quote (total_premium, id);
      create index quote_by_urgency on quote (urgency_index, id);
      create index quote_by_need on quote (need_by_date, id);
      create index quote_by_expiry on quote (expires_on, id);
      create index quote_by_bound on quote (bound_on, id);
      create index quote_of_product on quote (product, modified, id) include (status, account_id);
      create index quote_of_kind on quote (kind, modified, id) include (status, account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index quote_by_created, quote_by_effective, quote_by_company, quote_by_status_alone,
        quote_by_premium, quote_by_urgency, quote_by_need, quote_by_expiry, quote_by_bound,
        quote_of_product, quote_of_kind;
    `);
  }
}
