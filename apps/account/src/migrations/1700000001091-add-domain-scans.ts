import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scans with what they found; what scores already knew of domains becomes a scan as well. */
export class AddDomainScans1700000001091 implements MigrationInterface {
  name = 'AddDomainScans1700000001091';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add column port_consent jsonb;
      create table domain_scan (
        id uuid primary key,
        account_id uuid not null references account (id),
        job_id uuid,
        domain_name text not null,
        has_port_consent boolean not null,
        asked timestamptz not null,
        asked_by uuid,
        finished timestamptz,
        problem text,
        findings jsonb not null
      );
      create index domain_scan_of_account on domain_scan (account_id, asked desc, id desc);
      insert into domain_scan
        select gen_random_uuid(), account.id, null, account.domain_name, false, score.scored, null,
               score.scored, null, seen.findings
        from account
        join lateral (
          select * from risk_score where account_id = account.id
          order by scored desc, id desc limit 1
        ) score on true
        cross join lateral (
          select jsonb_agg(jsonb_build_object(
            'signal', key, 'value', value, 'asked', 'The built-in checks', 'answered', value #>> '{}',
            'at', to_char(score.scored at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )) as findings
          from jsonb_each(score.inputs -> 'observations')
          where key !~ '^(q|c|employees|connectors)[.]'
        ) seen
        where account.domain_name is not null and seen.findings is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table domain_scan; alter table account drop column port_consent;');
  }
}
