import type { CallHandler, NestInterceptor } from '@nestjs/common';
import { Controller, HttpCode, Module, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { IsIn, IsOptional } from 'class-validator';
import type { AuthenticatedRequest } from '../access/can';
import { Can } from '../access/can';
import { currentContext } from '../context/context';
import { PlatformModule } from '../platform.module';
import { Computes } from '../writes/write-rules';
import { Direct } from './direct-routes';

let longCalls = 0;

class Counting implements NestInterceptor {
  intercept(_context: unknown, next: CallHandler): ReturnType<CallHandler['handle']> {
    longCalls += 1;
    return next.handle();
  }
}

class SumQuery {
  @IsOptional()
  @IsIn(['yes', 'no'])
  doubled?: 'no' | 'yes';
}

interface SumRequest extends AuthenticatedRequest {
  body: { numbers?: number[] };
  params: { kind: string };
}

@Controller('sums')
@UseInterceptors(Counting)
class SumsController {
  @Post(':kind')
  @Computes()
  @HttpCode(202)
  @Can('rater:calculate')
  @Direct(SumQuery)
  sum(@Req() { body, params, held }: SumRequest, @Query() query: SumQuery): object {
    const { numbers } = body;
    if (!numbers) throw new DomainError('NO_NUMBERS', 'Send numbers.', 422);
    const sum = numbers.reduce((total, number) => total + number, 0);
    const { actor } = currentContext() ?? {};
    return {
      kind: params.kind,
      sum: query.doubled === 'yes' ? sum * 2 : sum,
      isKnown: actor !== undefined && held !== undefined,
    };
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [SumsController],
})
class SumsModule {}

describe('a direct route', () => {
  let app: TestApp;
  let caller: TestCaller;
  const body = JSON.stringify({ numbers: [1, 2] });

  /** How often Nest's way was gone, with the answer. */
  const call = async (
    path: string,
    { by = caller, sent = body, headers = {} as Record<string, string> } = {},
  ): Promise<Answer & { long: number }> => {
    const before = longCalls;
    const answer = await by.send('POST', path, sent, headers);
    return { ...answer, long: longCalls - before };
  };

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: SumsModule });
    caller = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'] });
  });
  afterAll(() => app.close());
  beforeEach(() => call('/sums/plain'));

  it('answers a caller that it knows without the long way, and the same', async () => {
    const expected = { status: 202, body: { kind: 'plain', sum: 6, isKnown: true } };
    const long = await call('/sums/plain?doubled=yes', { headers: { 'idempotency-key': 'a' } });
    expect(long).toMatchObject({ ...expected, long: 1 });
    const direct = await call('/sums/plain?doubled=yes');
    expect(direct).toMatchObject({ ...expected, long: 0 });
    const [first, second] = [long, direct].map(({ headers }) => [...headers.keys()]);
    expect(second).toEqual(first);
  });

  it('takes a stranger the long way', async () => {
    const by = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'] });
    expect(await call('/sums/plain', { by })).toMatchObject({ status: 202, long: 1 });
    expect(await call('/sums/plain', { by })).toMatchObject({ status: 202, long: 0 });
  });

  it.each([
    ['an idempotency key', { 'idempotency-key': 'a' }],
    ['a condition', { 'if-match': '*' }],
    ['a wish for CSV', { accept: 'text/csv' }],
  ])('takes %s the long way', async (_, headers) => {
    expect(await call('/sums/plain', { headers })).toMatchObject({ status: 202, long: 1 });
  });

  it.each([
    ['an idempotency key that is none', { 'idempotency-key': ' ' }, 400],
    ['a condition that is none', { 'if-match': 'nonsense' }, 412],
  ])('refuses %s', async (_, headers, status) => {
    expect(await call('/sums/plain', { headers })).toMatchObject({ status });
  });

  it.each([
    ['/sums/plain?doubled=often', 400],
    ['/sums/plain?tripled=yes', 400],
    ['/sums/plain?doubled=yes&doubled=no', 400],
    ['/sums/', 404],
  ])('refuses %s however often it is sent', async (path, status) => {
    for (const _ of [1, 2]) expect(await call(path)).toMatchObject({ status });
  });

  it('refuses whoever has no token, or not the permission, however often they call', async () => {
    const by = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:view'] });
    for (const _ of [1, 2]) {
      expect((await call('/sums/plain', { by })).status).toBe(403);
      expect((await call('/sums/plain', { by: app.anonymous })).status).toBe(401);
    }
  });

  it('answers an error of its method as every route does', async () => {
    const [long, direct] = [
      await call('/sums/plain', { sent: '{}', headers: { 'idempotency-key': 'b' } }),
      await call('/sums/plain', { sent: '{}' }),
    ];
    expect([long.long, direct.long]).toEqual([1, 0]);
    expect(direct.status).toBe(422);
    expect(direct.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const { correlationId } = direct.body;
    expect(direct.headers.get('x-request-id')).toBe(correlationId);
    expect(direct.body).toEqual({ ...long.body, correlationId });
  });
});
