/** How many rows of a table there are of each kind, by the hour, the day and the month (UTC). */
export interface Rollup {
  /** The table that is counted. */
  table: string;
  /** When a row counts, as SQL of its columns. */
  counted: string;
  /** The instant by which a row is counted, as SQL of its columns. */
  instant: string;
  /** What the rows are told apart by: a name, its type, and its value as SQL of the columns. */
  kinds: Record<string, { type: string; value: string }>;
  /** What is summed, beside the number of rows: a name, and its value as SQL of the columns. */
  sums: Record<string, string>;
}

/** What `date_trunc` takes, as a table. */
const GRAINS = `(values ('hour'), ('day'), ('month')) as grains (grain)`;

/** `{row}` of the expressions, before which the name of a row is put. */
const ROW = /\{row\}/g;

const of = (sql: string, row: string): string => sql.replace(ROW, row);

/** The names of a roll-up's tables, triggers and functions. */
export const rollupNames = ({ table }: Pick<Rollup, 'table'>) => ({
  /** Rows by the hour, the day and the month. */
  tally: `${table}_tally`,
  /** What came since the last fold. */
  changes: `${table}_tally_change`,
  /** Both together, to be read. */
  now: `${table}_tally_now`,
  fold: `fold_${table}_tally`,
  rebuild: `rebuild_${table}_tally`,
});

/**
 * The SQL that makes a roll-up and fills it. A trigger notes what each write of the table adds and
 * takes away, in the same transaction and without locking anything; `fold_…()` adds that up now and
 * then, and the view `…_now` is exact at any moment. `rebuild_…()` counts the table anew.
 */
export const createRollup = (rollup: Rollup): string =>
  [tables(rollup), triggers(rollup), folding(rollup), rebuilding(rollup)].join('\n');

const kindsOf = ({ kinds }: Rollup): string => Object.keys(kinds).join(', ');

const sumsOf = ({ sums }: Rollup): string[] => ['rows', ...Object.keys(sums)];

/** What a row is counted as, in the order of the columns. */
function valuesOf({ instant, kinds, sums }: Rollup, row: string): { kind: string; sum: string[] } {
  const kind = Object.values(kinds).map(({ value }) => of(value, row));
  return {
    kind: [`date_trunc('hour', ${of(instant, row)} at time zone 'UTC')`, ...kind].join(', '),
    sum: ['1', ...Object.values(sums).map((value) => `(${of(value, row)})`)],
  };
}

function tables(rollup: Rollup): string {
  const { tally, changes, now } = rollupNames(rollup);
  const [kinds, sums] = [kindsOf(rollup), sumsOf(rollup)];
  const columns = [
    ...Object.entries(rollup.kinds).map(([name, { type }]) => `${name} ${type}`),
    ...sums.map((name) => `${name} bigint not null`),
  ].join(', ');
  const read = `${kinds}, ${sums.join(', ')}`;
  return `
    create table ${tally} (grain text not null, period timestamp not null, ${columns});
    create unique index ${tally}_kind on ${tally} (grain, period, ${kinds}) nulls not distinct;
    create index ${tally}_of_agency on ${tally} (agency_id, grain, period);
    create index ${tally}_empty on ${tally} (grain) where rows = 0;
    create table ${changes} (
      id bigint generated always as identity primary key, period timestamp not null, ${columns}
    );
    create view ${now} as
      select grain, period, ${read} from ${tally}
      union all
      select grain, date_trunc(grain, period), ${read} from ${changes} cross join ${GRAINS};
  `;
}

function triggers(rollup: Rollup): string {
  const { tally, changes } = rollupNames(rollup);
  const columns = `period, ${kindsOf(rollup)}, ${sumsOf(rollup).join(', ')}`;
  const note = (row: string, sign: '' | '-') => {
    const { kind, sum } = valuesOf(rollup, row);
    const signed = sum.map((value) => sign + value).join(', ');
    return `if ${of(rollup.counted, row)} then
          insert into ${changes} (${columns}) values (${kind}, ${signed});
        end if;`;
  };
  const whole = (row: string) => {
    const { kind, sum } = valuesOf(rollup, row);
    return `row(${of(rollup.counted, row)}, ${kind}, ${sum.join(', ')})`;
  };
  return `
    create function note_${tally}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        ${note('old', '-')}
      end if;
      if tg_op <> 'DELETE' then
        ${note('new', '')}
      end if;
      return null;
    end $$;
    create trigger ${tally}_added after insert or delete on ${rollup.table}
      for each row execute function note_${tally}();
    create trigger ${tally}_changed after update on ${rollup.table}
      for each row when (${whole('old')} is distinct from ${whole('new')})
      execute function note_${tally}();
  `;
}

/** What is added up by each grain. */
function added(rollup: Rollup, from: string): string {
  const { tally } = rollupNames(rollup);
  const [kinds, sums] = [kindsOf(rollup), sumsOf(rollup)];
  return `insert into ${tally} (grain, period, ${kinds}, ${sums.join(', ')})
      select grain, date_trunc(grain, period), ${kinds},
        ${sums.map((name) => `sum(${name})`).join(', ')}
      from ${from} cross join ${GRAINS}
      group by 1, 2, ${kinds}`;
}

/** Several processes may fold at once: one does. */
function folding(rollup: Rollup): string {
  const { tally, changes, fold } = rollupNames(rollup);
  const sums = sumsOf(rollup);
  return `
    create function ${fold}() returns bigint language plpgsql as $$
    declare folded bigint;
    begin
      if not pg_try_advisory_xact_lock(hashtext('${tally}')) then return 0; end if;
      with taken as (delete from ${changes} returning *), kept as (
        ${added(rollup, 'taken')}
        on conflict (grain, period, ${kindsOf(rollup)}) do update set
          ${sums.map((name) => `${name} = ${tally}.${name} + excluded.${name}`).join(', ')}
      ) select count(*) into folded from taken;
      if folded > 0 then
        delete from ${tally} where ${sums.map((name) => `${name} = 0`).join(' and ')};
      end if;
      return folded;
    end $$;
  `;
}

/** Writes of the table wait until it is counted. */
function rebuilding(rollup: Rollup): string {
  const { tally, changes, rebuild } = rollupNames(rollup);
  const { kind, sum } = valuesOf(rollup, 'counted');
  const columns = `period, ${kindsOf(rollup)}, ${sumsOf(rollup).join(', ')}`;
  const rows = `(
        select ${kind}, ${sum.join(', ')} from ${rollup.table} as counted
        where ${of(rollup.counted, 'counted')}
      ) as filled (${columns})`;
  return `
    create function ${rebuild}() returns void language plpgsql as $$
    begin
      lock table ${rollup.table} in share row exclusive mode;
      perform pg_advisory_xact_lock(hashtext('${tally}'));
      delete from ${changes};
      delete from ${tally};
      ${added(rollup, rows)};
    end $$;
    select ${rebuild}();
  `;
}

/** The SQL that takes a roll-up away. */
export function dropRollup(rollup: Pick<Rollup, 'table'>): string {
  const { tally, changes, now, fold, rebuild } = rollupNames(rollup);
  return `
    drop trigger ${tally}_added on ${rollup.table};
    drop trigger ${tally}_changed on ${rollup.table};
    drop function note_${tally}(), ${fold}(), ${rebuild}();
    drop view ${now};
    drop table ${changes};
    drop table ${tally};
  `;
}
