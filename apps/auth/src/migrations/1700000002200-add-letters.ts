import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To whom letters about a policy go; of policies that are there, whoever was mailed the link to pay. */
export class AddLetters1700000002200 implements MigrationInterface {
  name = 'AddLetters1700000002200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table policy_address (
        policy_id uuid primary key,
        account_id uuid not null,
        account_name text not null,
        agency_name text,
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text,
        product text not null,
        agency_billed boolean,
        end_date date not null
      );
      insert into policy_address
      select distinct on (policy_id) policy_id, account_id, account_name, agency_name, first_name,
        last_name, email, phone, product, false, expires::date
      from workflow where flow = 'E_PAY' and policy_id is not null
      order by policy_id, created desc;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table policy_address;');
  }
}
