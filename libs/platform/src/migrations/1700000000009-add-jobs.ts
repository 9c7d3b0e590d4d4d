import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Long work that people have asked for, until its result is no longer of interest. */
export class AddJobs1700000000009 implements MigrationInterface {
  name = 'AddJobs1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job (
        id uuid primary key,
        kind text not null,
        input jsonb not null,
        organization_id uuid not null,
        user_id uuid not null,
        status text not null default 'WAITING',
        done integer not null default 0,
        total integer,
        result jsonb,
        problem jsonb,
        claims integer not null default 0,
        held_until timestamptz,
        created timestamptz not null
      );
      create index job_open on job (created, id) where status in ('WAITING', 'RUNNING');
      create index job_created on job (created);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table job;');
  }
}
