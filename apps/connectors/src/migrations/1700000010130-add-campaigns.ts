import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients that were asked to connect a tool, and those who want no such letters. */
export class AddCampaigns1700000010130 implements MigrationInterface {
  name = 'AddCampaigns1700000010130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tool_invitation (
        id uuid primary key,
        account_id uuid not null,
        connector_type text not null,
        organization_id uuid not null,
        sent_by uuid not null,
        sent timestamptz not null
      );
      create index tool_invitation_of_account on tool_invitation (account_id, sent);
      create table campaign_refusal (
        account_id uuid primary key,
        refused timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table campaign_refusal; drop table tool_invitation;');
  }
}
