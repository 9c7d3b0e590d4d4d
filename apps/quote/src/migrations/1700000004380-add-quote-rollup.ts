import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FORMER_QUOTE_ROLLUP } from '../figures/quote-rollup';

/** The roll-up of quotes, and on each quote what waits for whom and what of its account narrows who sees it. */
export class AddQuoteRollup1700000004380 implements MigrationInterface {
  name = 'AddQuoteRollup1700000004380';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quote
        add column team_ids uuid[] not null default '{}',
        add column aggregator_id uuid,
        add column state text,
        add column waits_for text generated always as (case
          when status = 'SIGNED' or (status in ('READY', 'ACTIVE') and sign_requested_on is null)
            then 'BIND'
          when status in ('READY', 'ACTIVE') then 'SIGNATURE'
        end) stored;
      drop index quote_out_for_signature;
      create index quote_that_waits on quote (waits_for, modified, id) where waits_for is not null;
      update quote set team_ids = account.team_ids, aggregator_id = account.aggregator_id,
        state = account.state
      from account where account.id = quote.account_id;

      -- The lock lasts until the quote is there: what changes of the account meanwhile comes after it.
      create function scope_quote() returns trigger language plpgsql as $$
      begin
        select coalesce(account.team_ids, '{}'), account.aggregator_id, account.state
          into new.team_ids, new.aggregator_id, new.state
          from account where account.id = new.account_id for share;
        new.team_ids = coalesce(new.team_ids, '{}');
        return new;
      end $$;
      create trigger quote_scope before insert or update of account_id on quote
        for each row execute function scope_quote();

      create function scope_quotes_of_account() returns trigger language plpgsql as $$
      begin
        update quote set team_ids = new.team_ids, aggregator_id = new.aggregator_id,
          state = new.state
        where account_id = new.id and (team_ids, aggregator_id, state)
          is distinct from (new.team_ids, new.aggregator_id, new.state);
        return null;
      end $$;
      create trigger account_scope after insert or update of team_ids, aggregator_id, state
        on account for each row execute function scope_quotes_of_account();
    `);
    await runner.query(createRollup(FORMER_QUOTE_ROLLUP));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(FORMER_QUOTE_ROLLUP));
    await runner.query(`
      drop trigger account_scope on account;
      drop trigger quote_scope on quote;
      drop function scope_quotes_of_account(), scope_quote();
      drop index quote_that_waits;
      create index quote_out_for_signature on quote (modified, id)
        where status in ('READY', 'ACTIVE') and sign_requested_on is not null;
      alter table quote drop column team_ids, drop column aggregator_id, drop column state,
        drop column waits_for;
    `);
  }
}
