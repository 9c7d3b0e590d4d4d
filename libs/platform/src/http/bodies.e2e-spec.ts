import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { IsOptional, IsString } from 'class-validator';
import { Public } from '../access/can';
import { PlatformModule } from '../platform.module';
import { ReadsLargeJson } from './body-types';

/** Of processor time, which a busy machine does not stretch: such a body once took half a minute. */
const CHEAP_MICROSECONDS = 1_000_000;

class LetterRequest {
  @IsOptional()
  @IsString()
  letter?: string;
}

@Controller('letters')
@Public()
class LettersController {
  @Post()
  @HttpCode(200)
  read(@Body() { letter = '' }: LetterRequest): object {
    return { length: letter.length };
  }

  @Post('large')
  @HttpCode(200)
  @ReadsLargeJson()
  readLarge(@Body() { letter = '' }: LetterRequest): object {
    return { length: letter.length };
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [LettersController],
})
class LettersModule {}

const keys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])));
const letter = (length: number): string => JSON.stringify({ letter: 'a'.repeat(length) });

describe('a body', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: LettersModule });
  });
  afterAll(() => app.close());

  const send = async (
    body: Buffer | string | undefined,
    type = 'application/json',
    path = '/letters',
  ): Promise<{ status: number; type: string | null; code: string; isCheap: boolean }> => {
    const before = process.cpuUsage();
    const headers = { 'content-type': type };
    const answer = await fetch(app.url + path, { method: 'POST', headers, body });
    const { code } = (await answer.json()) as { code: string };
    const { user, system } = process.cpuUsage(before);
    const isCheap = user + system < CHEAP_MICROSECONDS;
    return { status: answer.status, type: answer.headers.get('content-type'), code, isCheap };
  };

  it.each<[string, string, string]>([
    ['115,000 unknown fields', keys(115_000).slice(0, 1_048_000), 'TOO_MANY_VALUES'],
    ['200,000 elements', `{"letter":[${'1,'.repeat(199_999)}1]}`, 'TOO_MANY_VALUES'],
    ['64 levels', '['.repeat(64) + ']'.repeat(64), 'TOO_DEEP'],
    ['a text of a megabyte', letter(1_000_000), 'TEXT_TOO_LONG'],
    ['500 unknown fields', keys(500), 'VALIDATION_FAILED'],
    ['half a character', '{"letter":"\\ud800"}', 'BROKEN_TEXT'],
    ['no JSON', '{"letter":', 'INVALID_JSON'],
    ['another prototype', '{"__proto__":{"letter":"a"}}', 'INVALID_JSON'],
    ['nothing', '', 'INVALID_JSON'],
  ])('of %s is refused, and costs little', async (_, body, code) => {
    const type = 'application/problem+json; charset=utf-8';
    expect(await send(body)).toEqual({ status: 400, type, code, isCheap: true });
  });

  it.each<[string, Buffer | string, string, string]>([
    ['in another charset', letter(1), 'application/json; charset=utf-16', 'NOT_UTF8'],
    ['that is no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 'NOT_UTF8'],
    ['of text', letter(1), 'text/plain', 'UNSUPPORTED_MEDIA_TYPE'],
    ['of no type', letter(1), ';', 'UNSUPPORTED_MEDIA_TYPE'],
    ['of a form', 'letter=a', 'application/x-www-form-urlencoded', 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s is refused', async (_, body, sentAs, code) => {
    const type = 'application/problem+json; charset=utf-8';
    expect(await send(body, sentAs)).toMatchObject({ status: 415, type, code });
  });

  it('of more than a megabyte is refused', async () => {
    expect(await send(letter(1_048_576))).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each([
    'application/json',
    'application/json; charset=UTF-8',
    'application/json;charset="utf8"',
  ])('of %s is read', async (type) => expect((await send(letter(130_000), type)).status).toBe(200));

  it('is read with a longer text where tables are uploaded', async () => {
    const { status } = await send(letter(500_000), 'application/json', '/letters/large');
    expect(status).toBe(200);
  });

  it('with more query fields than any call reads is refused', async () => {
    const query = Array.from({ length: 4_000 }, (_, n) => `${n.toString(36)}`).join('&');
    const answer = await send('{}', 'application/json', `/letters?${query}`);
    expect(answer).toMatchObject({ status: 400, code: 'TOO_MANY_VALUES', isCheap: true });
  });

  it.each([
    [
      'a head that is too large',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['what is no HTTP', 'HELO palisade\r\n\r\n', 400],
  ])('is not waited for behind %s', async (_, sent, status) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => undefined).write(sent);
    const [head, problem] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(problem)).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
  });
});
