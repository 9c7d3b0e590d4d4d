import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { POLICY_ROLLUP } from '../figures/policy-rollup';

/** The roll-up of policies, and on each policy what of its account narrows who sees it. */
export class AddPolicyRollup1700000005330 implements MigrationInterface {
  name = 'AddPolicyRollup1700000005330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy
        add column team_ids uuid[] not null default '{}',
        add column aggregator_id uuid;
      update policy set team_ids = account.team_ids, aggregator_id = account.aggregator_id
      from account where account.id = policy.account_id;

      -- The lock lasts until the policy is there: what changes of the account meanwhile comes after it.
      create function scope_policy() returns trigger language plpgsql as $$
      begin
        select coalesce(account.team_ids, '{}'), account.aggregator_id
          into new.team_ids, new.aggregator_id
          from account where account.id = new.account_id for share;
        new.team_ids = coalesce(new.team_ids, '{}');
        return new;
      end $$;
      create trigger policy_scope before insert or update of account_id on policy
        for each row execute function scope_policy();

      -- Policies may have come before their account.
      create function scope_policies_of_account() returns trigger language plpgsql as $$
      begin
        update policy set team_ids = new.team_ids, aggregator_id = new.aggregator_id
        where account_id = new.id
          and (team_ids, aggregator_id) is distinct from (new.team_ids, new.aggregator_id);
        return null;
      end $$;
      create trigger account_scope after insert or update of team_ids, aggregator_id on account
        for each row execute function scope_policies_of_account();
    `);
    await runner.query(createRollup(POLICY_ROLLUP));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(POLICY_ROLLUP));
    await runner.query(`
      drop trigger account_scope on account;
      drop trigger policy_scope on policy;
      drop function scope_policies_of_account(), scope_policy();
      alter table policy drop column team_ids, drop column aggregator_id;
    `);
  }
}
