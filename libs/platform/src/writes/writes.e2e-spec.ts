import { randomUUID } from 'node:crypto';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Injectable,
  Module,
  Param,
  Post,
  Put,
} from '@nestjs/common';
import { scopeOf } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { DataSource } from 'typeorm';
import { Can, Public } from '../access/can';
import { PlatformModule } from '../platform.module';
import { Transactions } from '../transactions/transactions';
import { DryRun, Previews } from './dry-run';
import { StoredAnswers } from './stored-answers';
import { ActsOutside, AnswersSecret, Computes, MovesMoney } from './write-rules';

interface Note {
  id: string;
  text: string;
}

const gate = { close: Promise.resolve(), open: (): void => undefined, waiting: 0 };
let outside: () => Promise<void> = () => Promise.resolve();
let computed = 0;

@Injectable()
class Notes {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
  ) {}

  async write(text: string, id: string = randomUUID()): Promise<Note> {
    await this.transactions.run(async (tx) => {
      await tx.em.query(
        'insert into note (id, text) values ($1, $2) on conflict (id) do update set text = $2',
        [id, text],
      );
      await tx.record({
        action: 'note.write',
        subjectType: 'note',
        subjectId: id,
        after: { text },
      });
      const scope = scopeOf({ accountId: id });
      const data = { accountId: id, aggregatorId: null, msspIds: [], scope };
      await tx.publish({ type: 'account.links-changed.v1', data });
    });
    return this.read(id);
  }

  async read(id: string): Promise<Note> {
    const [note]: Note[] = await this.dataSource.query('select * from note where id = $1', [id]);
    if (!note) throw new DomainError('NOTE_NOT_FOUND', 'Note not found.', 404);
    return note;
  }
}

@Controller('notes')
class NotesController {
  constructor(private readonly notes: Notes) {}

  @Post()
  @Can('any')
  async create(@Body() { text }: { text: string }): Promise<Note> {
    const note = await this.notes.write(text);
    gate.waiting++;
    await gate.close;
    gate.waiting--;
    return note;
  }

  @Post('money')
  @Can('any')
  @MovesMoney()
  pay(@Body() { text }: { text: string }): Promise<Note> {
    return this.notes.write(text);
  }

  @Post('refused')
  @Can('any')
  async refuse(@Body() { text }: { text: string }): Promise<never> {
    const { id } = await this.notes.write(text);
    throw new DomainError('DECLINED', `Declined ${id}.`, 409);
  }

  @Post('broken')
  @Can('any')
  async break(@Body() { text }: { text: string }): Promise<never> {
    await this.notes.write(text);
    throw new DomainError('RATER_AWAY', 'The rater is away.', 503);
  }

  @Post('secret')
  @Can('any')
  @AnswersSecret()
  async secret(@Body() { text }: { text: string }): Promise<{ secret: string }> {
    await this.notes.write(text);
    if (text.startsWith('weak')) throw new DomainError('TOO_WEAK', 'Too weak.', 400);
    return { secret: randomUUID() };
  }

  @Post('outside')
  @Can('any')
  @ActsOutside()
  async ask(@Body() { text }: { text: string }): Promise<Note> {
    const note = await this.notes.write(text);
    await outside();
    return this.notes.write(`${text} asked`, note.id);
  }

  @Post('several')
  @Can('any')
  several(@Body() { text }: { text: string }): Promise<Note[]> {
    const failing = this.notes.write('\u0000').catch(() => this.notes.write(`${text} at last`));
    return Promise.all([this.notes.write(text), failing, this.notes.write(text)]);
  }

  @Post('computed')
  @Can('any')
  @Computes()
  compute(): { n: number } {
    return { n: ++computed };
  }

  @Post('previewed')
  @Can('any')
  @Previews()
  preview(@DryRun() dryRun: boolean): { committed: boolean } {
    return { committed: !dryRun };
  }

  @Post('open')
  @Public()
  open(@Body() { text }: { text: string }): Promise<Note> {
    return this.notes.write(text);
  }

  @Get(':id')
  @Can('any')
  one(@Param('id') id: string): Promise<Note> {
    return this.notes.read(id);
  }

  @Get(':id/words')
  @Can('any')
  async words(@Param('id') id: string): Promise<string[]> {
    return (await this.notes.read(id)).text.split(' ');
  }

  @Put(':id')
  @Can('any')
  change(@Param('id') id: string, @Body() { text }: { text: string }): Promise<Note> {
    return this.notes.write(text, id);
  }

  @Delete(':id')
  @Can('any')
  @HttpCode(204)
  async remove(@Param('id') id: string): Promise<void> {
    await this.notes.write('', id);
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [NotesController],
  providers: [Notes],
})
class NotesModule {}

describe('writes', () => {
  let app: TestApp;
  let caller: TestCaller;
  const person = { accountType: 'AGENCY' as const, permissions: [] };

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: NotesModule });
    await app.dataSource.query('create table note (id uuid primary key, text text not null)');
    caller = await app.signIn(person);
  });
  afterAll(() => app.close());
  afterEach(() => {
    gate.close = Promise.resolve();
    outside = () => Promise.resolve();
  });

  const send = (
    path: string,
    { text = 'first', key, who = caller }: { text?: string; key?: string; who?: TestCaller },
  ) =>
    who.send<Note & Record<string, unknown>>(
      'POST',
      path,
      JSON.stringify({ text }),
      key === undefined ? {} : { 'idempotency-key': key },
    );

  const count = async (text: string): Promise<number> => {
    const [{ n }] = await app.dataSource.query(
      'select count(*)::int as n from note where text = $1',
      [text],
    );
    return n;
  };

  it('refuse to be previewed where they have no preview, and do nothing', async () => {
    const text = randomUUID();
    const headers = { prefer: 'respond-async, dry-run' };
    const dry = await caller.send('POST', '/notes', JSON.stringify({ text }), headers);
    expect([dry.status, dry.body]).toMatchObject([400, { code: 'NO_PREVIEW' }]);
    expect(await count(text)).toBe(0);
    expect((await caller.send('POST', '/notes/computed', '{}', headers)).status).toBe(201);
    const previewed = await caller.send('POST', '/notes/previewed', '{}', headers);
    expect([previewed.status, previewed.body]).toEqual([201, { committed: false }]);
  });

  describe('with an idempotency key', () => {
    it('happen once, and a hundred repeats get the first answer byte for byte', async () => {
      const [key, text] = [randomUUID(), randomUUID()];
      const raw = async (): Promise<[string, number, string | null]> => {
        const answer = await fetch(`${app.url}/notes`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${caller.token}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify({ text }),
        });
        return [await answer.text(), answer.status, answer.headers.get('idempotent-replayed')];
      };
      const [first, status, replayed] = await raw();
      expect([status, replayed]).toEqual([201, null]);
      for (let n = 0; n < 100; n++) expect(await raw()).toEqual([first, 201, 'true']);
      expect(await count(text)).toBe(1);
    });

    it('are refused with another body, and free to others with the same key', async () => {
      const key = randomUUID();
      const first = await send('/notes', { key });
      const other = await send('/notes', { key, text: 'second' });
      expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      for (const who of [await app.signIn(person), app.anonymous]) {
        const path = who === app.anonymous ? '/notes/open' : '/notes';
        const foreign = await send(path, { key, who });
        expect(foreign.status).toBe(201);
        expect(foreign.body.id).not.toBe(first.body.id);
        expect(foreign.headers.get('idempotent-replayed')).toBeNull();
      }
      expect((await send('/notes/money', { key })).body.id).not.toBe(first.body.id);
    });

    it('of many at once let one through and ask the others to wait a second', async () => {
      const [key, text] = [randomUUID(), randomUUID()];
      gate.close = new Promise((resolve) => (gate.open = resolve));
      const first = send('/notes', { key, text });
      await eventually(() => gate.waiting);
      const second = await send('/notes', { key, text });
      expect([second.status, second.body.code]).toEqual([409, 'REQUEST_UNDER_WAY']);
      expect(second.headers.get('retry-after')).toBe('1');
      gate.open();
      const { id } = (await first).body;
      expect((await send('/notes', { key, text })).body.id).toBe(id);
      expect(await count(text)).toBe(1);
    });

    it('keep the answer of a refusal that left something behind', async () => {
      const [key, text] = [randomUUID(), randomUUID()];
      const first = await send('/notes/refused', { key, text });
      const again = await send('/notes/refused', { key, text });
      expect(first.status).toBe(409);
      expect(again.body).toEqual(first.body);
      expect(await count(text)).toBe(1);
    });

    it('leave nothing behind when they fail, and may be tried again', async () => {
      const [key, text] = [randomUUID(), randomUUID()];
      expect((await send('/notes/broken', { key, text })).status).toBe(503);
      expect((await send('/notes/broken', { key, text })).status).toBe(503);
      expect(await count(text)).toBe(0);
    });

    it('may do several things at once, of which one may fail', async () => {
      const [key, text] = [randomUUID(), randomUUID()];
      const first = await send('/notes/several', { key, text });
      const again = await send('/notes/several', { key, text });
      expect([first.status, first.body]).toEqual([201, again.body]);
      expect([await count(text), await count(`${text} at last`)]).toEqual([2, 1]);
      const subject = (first.body as unknown as Note[])[2].id;
      await eventually(async () => {
        const rows = await app.dataSource.query(
          'select 1 from outbox where subject = $1 and published is not null',
          [subject],
        );
        return rows.length === 1;
      });
    });

    it('never store a secret answer', async () => {
      const [key, text] = [randomUUID(), randomUUID()];
      const first = await send('/notes/secret', { key, text });
      const again = await send('/notes/secret', { key, text });
      expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DONE']);
      const stored = await app.dataSource.query('select * from stored_answer');
      expect(JSON.stringify(stored)).not.toContain(first.body.secret);
      expect(await count(text)).toBe(1);
    });

    it('are told again why a secret was refused', async () => {
      const [key, text] = [randomUUID(), `weak ${randomUUID()}`];
      const ask = () => send('/notes/secret', { key, text });
      expect((await ask()).body.code).toBe('TOO_WEAK');
      expect(await ask()).toMatchObject({ status: 400, body: { code: 'TOO_WEAK' } });
    });

    it('that ask a party outside keep their first step and are not begun again', async () => {
      const [key, text] = [randomUUID(), randomUUID()];
      outside = async () => {
        expect(await count(text)).toBe(1);
        throw new DomainError('PROCESSOR_AWAY', 'The processor is away.', 503);
      };
      expect((await send('/notes/outside', { key, text })).status).toBe(503);
      expect((await send('/notes/outside', { key, text })).body.code).toBe('REQUEST_UNDER_WAY');
      app.clock.advance(120_000);
      expect((await send('/notes/outside', { key, text })).body.code).toBe('ALREADY_DONE');
      outside = () => Promise.resolve();
      const fresh = randomUUID();
      const done = await send('/notes/outside', { key: fresh, text: fresh });
      expect((await send('/notes/outside', { key: fresh, text: fresh })).body).toEqual(done.body);
      expect([done.status, await count(text)]).toEqual([201, 1]);
    });

    it('are kept a day, those that move money thirty', async () => {
      const [key, money] = [randomUUID(), randomUUID()];
      const first = await send('/notes', { key });
      const paid = await send('/notes/money', { key: money });
      app.clock.advance(2 * 86_400_000);
      expect(await app.app.get(StoredAnswers).sweep()).toBeGreaterThan(0);
      expect((await send('/notes/money', { key: money })).body).toEqual(paid.body);
      expect((await send('/notes', { key })).body.id).not.toBe(first.body.id);
    });

    it('are forgotten by the hour, however many there are', async () => {
      await app.dataSource.query(
        `insert into stored_answer (scope, fingerprint, is_secret, created, expires)
         select 'old ' || n, '', false, $1, $1 from generate_series(1, 2500) as n`,
        [app.clock.now()],
      );
      expect(await app.app.get(StoredAnswers).sweep()).toBeGreaterThanOrEqual(2_500);
      expect(await app.app.get(StoredAnswers).sweep()).toBe(0);
    });

    it('that only compute do not use the database', async () => {
      const key = randomUUID();
      const before = computed;
      await send('/notes/computed', { key });
      const again = await send('/notes/computed', { key });
      expect(again.body).toEqual({ n: before + 2 });
    });

    it.each(['', 'x'.repeat(256)])('need a key of a sensible length', async (key) => {
      expect((await send('/notes', { key })).status).toBe(400);
    });
  });

  describe('with If-Match', () => {
    const change = (id: string, tag: string, text: string) =>
      caller.send('PUT', `/notes/${id}`, JSON.stringify({ text }), { 'if-match': tag });

    it('go through for the state that was read', async () => {
      const { id } = (await send('/notes', {})).body;
      const tag = (await caller.get(`/notes/${id}`)).headers.get('etag') ?? '';
      expect(tag).toBe(`"${id}-1"`);
      const changed = await change(id, tag, 'better');
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, `"${id}-2"`]);
      expect((await caller.get(`/notes/${id}`)).headers.get('etag')).toBe(`"${id}-2"`);
    });

    it('that are sent again answer no state, because there may be a later one', async () => {
      const { id } = (await send('/notes', {})).body;
      const headers = { 'if-match': `"${id}-1"`, 'idempotency-key': randomUUID() };
      const ask = () => caller.send('PUT', `/notes/${id}`, JSON.stringify({ text: 'a' }), headers);
      expect((await ask()).headers.get('etag')).toBe(`"${id}-2"`);
      const again = await ask();
      expect([again.status, again.headers.get('etag')]).toEqual([200, null]);
    });

    it('go through when the person of the row has only signed in meanwhile', async () => {
      const { id } = (await send('/notes', {})).body;
      await app.app.get(Transactions).run(async ({ record }) => {
        await record({ action: 'session.start', subjectType: 'user', subjectId: id });
      });
      expect((await change(id, `"${id}-1"`, 'mine')).status).toBe(200);
    });

    it('need no state of calls that answer no row', async () => {
      const { id } = (await send('/notes', {})).body;
      const asked = jest.spyOn(app.dataSource.manager, 'query');
      const counted = async (path: string): Promise<number> => {
        asked.mockClear();
        expect((await caller.get(path)).status).toBe(200);
        return asked.mock.calls.filter(([sql]) => sql.includes('from activity')).length;
      };
      await counted(`/notes/${id}/words`);
      expect(await counted(`/notes/${id}/words`)).toBe(0);
      await counted(`/notes/${id}`);
      expect(await counted(`/notes/${id}`)).toBe(1);
      expect((await caller.get(`/notes/${id}/words`)).headers.get('etag')).toBeNull();
      asked.mockRestore();
    });

    it('are refused for an older state, saying what changed, when and by whom', async () => {
      const { id } = (await send('/notes', {})).body;
      await caller.put(`/notes/${id}`, { text: 'theirs' });
      const answer = await change(id, `"${id}-1"`, 'mine');
      expect([answer.status, answer.body.code]).toEqual([412, 'STALE']);
      const when = app.clock.now().toISOString();
      const detail = `note.write by Test Person at ${when}`;
      const changed = { by: 'Test Person', at: when };
      expect(answer.body.errors).toEqual([{ pointer: '/text', detail, changed }]);
      expect((await caller.get(`/notes/${id}`)).body).toMatchObject({ text: 'theirs' });
    });

    it('are refused for anything else, and tell nothing of a row that they do not change', async () => {
      const { id } = (await send('/notes', {})).body;
      const other = (await send('/notes', {})).body.id;
      await caller.put(`/notes/${other}`, { text: 'secret' });
      for (const tag of ['W/"1"', 'nonsense', `"${other}-1"`]) {
        const answer = await change(id, tag, 'mine');
        expect([answer.status, answer.body.errors]).toEqual([412, []]);
      }
    });

    it('of two at once let the first through only', async () => {
      const { id } = (await send('/notes', {})).body;
      const tries = ['a', 'b', 'c', 'd'].map((text) => change(id, `"${id}-1"`, text));
      const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 412, 412, 412]);
    });
  });
});
