import { Readable } from 'node:stream';
import type { StreamableFile } from '@nestjs/common';
import { Controller, Get, Module, Param, Post, StreamableFile as File } from '@nestjs/common';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { Can, Public } from '../access/can';
import { PlatformModule } from '../platform.module';

const BYTES = Buffer.from('0123456789');

@Controller('pages')
class PagesController {
  @Get()
  @Public()
  list(): object {
    return { content: [{ id: 1 }] };
  }

  @Get(':id')
  @Can('any')
  one(@Param('id') id: string): object {
    return { id };
  }

  @Post(':pageId')
  @Public()
  change(): object {
    return {};
  }

  @Get(':id/file')
  @Public()
  file(): StreamableFile {
    const chunks = Readable.from([BYTES.subarray(0, 3), BYTES.subarray(3)], { objectMode: false });
    return new File(chunks, { length: BYTES.length, disposition: 'attachment' });
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [PagesController],
})
class PagesModule {}

describe('an answer by the standards of HTTP', () => {
  let app: TestApp;
  let caller: TestCaller;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: PagesModule });
    caller = await app.signIn({ accountType: 'CUSTOMER', permissions: [] });
  });
  afterAll(() => app.close());

  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${app.url}${path}`, init);

  it.each([
    ['DELETE', '/pages', 405, 'GET, HEAD'],
    ['PUT', '/pages/7?a=1', 405, 'GET, HEAD, POST'],
    ['PATCH', '/pages/7/file', 405, 'GET, HEAD'],
    ['GET', '/leaves', 404, null],
    ['POST', '/pages/7', 201, null],
  ])('%s %s: %i, allowed %s', async (method, path, status, allow) => {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
    if (status === 405) expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it.each(['Bearer', 'bearer', 'BEARER'])('takes the scheme %s', async (scheme) => {
    const headers = { authorization: `${scheme} ${caller.token}` };
    expect((await ask('/pages/7', { headers })).status).toBe(200);
  });

  it('is kept by nobody between, and says what it depends on', async () => {
    for (const [method, path] of [
      ['GET', '/pages'],
      ['GET', '/leaves'],
      ['DELETE', '/pages'],
    ]) {
      const { headers } = await ask(path, { method });
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('vary')).toBe('Accept, Accept-Language');
    }
  });

  it('is of the form that weighs most', async () => {
    const typeOf = async (accept: string): Promise<string | null> =>
      (await ask('/pages', { headers: { accept } })).headers.get('content-type');
    expect(await typeOf('text/csv, application/json;q=0.5')).toContain('text/csv');
    expect(await typeOf('application/json, text/csv;q=0.5')).toContain('application/json');
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-400', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-1,8-9', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
    ['bytes=x', 200, '0123456789', null],
  ])('of %s: %i, %s', async (range, status, content, contentRange) => {
    const answer = await ask('/pages/7/file', { headers: { range } });
    expect(await answer.text()).toBe(content);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(content.length));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  it('is whole where only its length is asked', async () => {
    const headers = { range: 'bytes=0-3' };
    const answer = await ask('/pages/7/file', { method: 'HEAD', headers });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '10']);
  });

  it('refuses a part that a file does not have, and sends all where that depends', async () => {
    const none = await ask('/pages/7/file', { headers: { range: 'bytes=10-' } });
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect(await none.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
    const headers = { range: 'bytes=1-2', 'if-range': '"a"' };
    expect(await (await ask('/pages/7/file', { headers })).text()).toBe('0123456789');
  });
});
