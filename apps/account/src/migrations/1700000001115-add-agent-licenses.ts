import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Licences of agents, and which reminder of its end a licence had last. */
export class AddAgentLicenses1700000001115 implements MigrationInterface {
  name = 'AddAgentLicenses1700000001115';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table license
        add agent_id uuid,
        add reminded_days integer,
        drop constraint license_kind_check,
        add constraint license_kind_check check (kind in ('AGENCY', 'AGENT', 'SURPLUS'));
      alter table agent add first_name text, add last_name text;
      update agent set
        first_name = regexp_replace(name, ' [^ ]*$', ''),
        last_name = regexp_replace(name, '^.* ', '');
      create index agent_by_name on agent (name, id) where enabled;
      create index license_of_agent on license (agent_id, state) where not deleted;
      create index license_ending on license (expiration_date, id)
        where not deleted and expiration_date is not null;
      create index license_by_created on license (kind, created, id) where not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index agent_by_name, license_of_agent, license_ending, license_by_created;
      alter table agent drop first_name, drop last_name;
      delete from license where kind = 'AGENT';
      alter table license
        drop agent_id, drop reminded_days,
        drop constraint license_kind_check,
        add constraint license_kind_check check (kind in ('AGENCY', 'SURPLUS'));
    `);
  }
}
