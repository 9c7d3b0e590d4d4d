import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mailed link is for, and the invitations to people who have no login yet. */
export class AddSignupLinks1700000002011 implements MigrationInterface {
  name = 'AddSignupLinks1700000002011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table one_time_link add column purpose text not null default 'PASSWORD';
      alter table reset_request add column purpose text not null default 'PASSWORD';
      create table signup_invitation (
        id uuid primary key,
        token_hash text not null unique,
        token_type text not null,
        email text not null,
        first_name text,
        last_name text,
        account_type text not null,
        organization_id uuid references organization,
        role_id uuid references role,
        code_hash text,
        redirect_url text,
        region text,
        created timestamptz not null,
        expires timestamptz not null,
        used timestamptz,
        replaced timestamptz
      );
      create index signup_invitation_of_email on signup_invitation (email, token_type)
        where used is null and replaced is null;
      create index signup_invitation_by_expiry on signup_invitation (expires);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table signup_invitation;
       alter table reset_request drop column purpose;
       alter table one_time_link drop column purpose;`,
    );
  }
}
