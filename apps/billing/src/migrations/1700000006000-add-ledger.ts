import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The journal: every transaction sums to zero in its currency, and nothing in it ever changes. */
export class AddLedger1700000006000 implements MigrationInterface {
  name = 'AddLedger1700000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table journal (
        id uuid primary key,
        kind text not null,
        policy_id uuid,
        cause text not null,
        currency text not null,
        occurred timestamptz not null
      );
      create index journal_of_policy on journal (policy_id, id);
      create table journal_entry (
        id uuid primary key,
        journal_id uuid not null references journal,
        account text not null,
        currency text not null,
        amount bigint not null check (amount <> 0),
        invoice_id uuid
      );
      create index journal_entry_of_journal on journal_entry (journal_id);
      create index journal_entry_by_account on journal_entry (account, currency);
      create function check_journal_balance() returns trigger language plpgsql as $$
      begin
        if exists (
          select 1 from journal_entry where journal_id = new.journal_id
          group by currency having sum(amount) <> 0
        ) then
          raise exception 'Journal % does not sum to zero.', new.journal_id;
        end if;
        return null;
      end $$;
      create constraint trigger journal_balances after insert on journal_entry
        deferrable initially deferred for each row execute function check_journal_balance();
      create function refuse_journal_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The journal is never changed: post the reverse.';
      end $$;
      create trigger journal_stays before update or delete on journal
        for each row execute function refuse_journal_change();
      create trigger journal_entry_stays before update or delete on journal_entry
        for each row execute function refuse_journal_change();
      create trigger journal_is_kept before truncate on journal
        for each statement execute function refuse_journal_change();
      create trigger journal_entry_is_kept before truncate on journal_entry
        for each statement execute function refuse_journal_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table journal_entry; drop table journal;
      drop function check_journal_balance; drop function refuse_journal_change;
    `);
  }
}
