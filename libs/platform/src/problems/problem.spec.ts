import { BadRequestException } from '@nestjs/common';
import { DomainError, RetryLater } from '@palisade/kernel';
import { problemIn, retryAfter, toProblem } from './problem';

const database = (code: string): Error =>
  Object.assign(new Error('failed'), { driverError: { code } });

describe('toProblem', () => {
  it.each<[string, unknown, number, string]>([
    ['a business rule', new DomainError('QUOTE_EXPIRED', 'Too late.', 409), 409, 'QUOTE_EXPIRED'],
    ["Nest's refusal", new BadRequestException(), 400, 'BAD_REQUEST'],
    ['a body over the limit', { statusCode: 413, message: 'x' }, 413, 'PAYLOAD_TOO_LARGE'],
    ['a database that shuts down', database('57P01'), 503, 'DATABASE_UNAVAILABLE'],
    ['a refused connection', { code: 'ECONNREFUSED' }, 503, 'DATABASE_UNAVAILABLE'],
    ['a NUL in a text', database('22021'), 400, 'UNSTORABLE_TEXT'],
    ['a defect', new TypeError('x is not a function'), 500, 'INTERNAL_ERROR'],
    ['a thrown nothing', undefined, 500, 'INTERNAL_ERROR'],
  ])('gives %s its status and code', (_, error, status, code) => {
    const problem = toProblem(error, '/api/x', 'c1');
    expect(problem).toMatchObject({ status, code, instance: '/api/x', correlationId: 'c1' });
    expect(problem.message).toBe(problem.detail);
  });

  it('says nothing of the inside', () => {
    const problem = toProblem(new Error('select secret from vault'), '/', 'c1');
    expect(JSON.stringify(problem)).not.toContain('vault');
  });

  it('names its type after the code', () => {
    const { type, title } = toProblem(new DomainError('SUBJECTIVITY_OPEN', 'No.', 409), '/', 'c');
    expect(type).toBe('https://palisade.example/problems/subjectivity-open');
    expect(title).toBe('Subjectivity open');
  });
});

describe('retryAfter', () => {
  it.each<[string, unknown, number, number | undefined]>([
    ['its own seconds', new RetryLater('SLOWED', 'Wait.', 429, 900), 429, 900],
    ['a minute for too many requests', new DomainError('TOO_MANY', 'Wait.', 429), 429, 60],
    ['a few seconds while a part is down', undefined, 503, 5],
    ['nothing for other refusals', new DomainError('GONE', 'No.', 409), 409, undefined],
  ])('names %s', (_, error, status, seconds) => {
    expect(retryAfter(error, status)).toBe(seconds);
  });
});

describe('problemIn', () => {
  const errors = [{ detail: 'Choose an agent of the agency.', pointer: '/agentId' }];
  const problem = {
    ...toProblem(new DomainError('UNKNOWN_AGENT', 'No licence of the agency.', 400), '/', 'c'),
    errors,
  };

  it.each([
    ['en-GB', 'No licence of the brokerage.', 'Choose a broker of the brokerage.'],
    ['en-US', 'No license of the agency.', 'Choose an agent of the agency.'],
    [null, 'No licence of the agency.', 'Choose an agent of the agency.'],
  ] as const)('speaks %s, under the same code', (locale, detail, field) => {
    expect(problemIn(problem, locale)).toMatchObject({
      code: 'UNKNOWN_AGENT',
      detail,
      message: detail,
      errors: [{ detail: field, pointer: '/agentId' }],
    });
  });
});
