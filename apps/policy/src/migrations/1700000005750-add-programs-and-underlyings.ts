import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The programs of agencies and the one that a policy is in; what is below an excess policy, and what claims
 * were paid of it; of an account, whom a policy is written to without a quote.
 */
export class AddProgramsAndUnderlyings1700000005750 implements MigrationInterface {
  name = 'AddProgramsAndUnderlyings1700000005750';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table agency add column programs text[] not null default '{}';
      alter table policy
        add column program text,
        add column underlying jsonb;
      create index policy_underlying on policy ((underlying ->> 'policyId')) where underlying is not null;
      alter table claim_head add column paid bigint not null default 0;
      alter table account
        add column insured jsonb,
        add column contact jsonb,
        add column agent jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account
        drop column agent,
        drop column contact,
        drop column insured;
      alter table claim_head drop column paid;
      drop index policy_underlying;
      alter table policy
        drop column underlying,
        drop column program;
      alter table agency drop column programs;
    `);
  }
}
