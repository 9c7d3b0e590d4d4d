import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scores with their history; the account keeps its latest for lists. */
export class AddRiskScores1700000001005 implements MigrationInterface {
  name = 'AddRiskScores1700000001005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account
        add column security_answers jsonb not null default '{}',
        add column score integer;
      create table risk_score (
        id uuid primary key,
        account_id uuid not null references account (id),
        company_aggregate integer not null,
        industry_aggregate integer not null,
        factors jsonb not null,
        estimated text[] not null,
        insider_threat integer,
        supply_chain integer,
        profile_score integer not null,
        inputs jsonb not null,
        rule_version text not null,
        scored timestamptz not null
      );
      create index risk_score_of_account on risk_score (account_id, scored desc, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table risk_score;
      alter table account drop column security_answers, drop column score;
    `);
  }
}
