import type { OpenAPIObject } from '@nestjs/swagger';
import { plainNames } from './names';

it('names each address of a handler plainly', () => {
  const paths = {
    '/quote/p250/bind/{id}': { post: { operationId: 'bindQuote[1]' } },
    '/quote/bind/{id}': { post: { operationId: 'bindQuote[0]' } },
    '/quote/{id}': { get: { operationId: 'getQuote' } },
  };
  const document = { openapi: '3.1.0', info: {}, paths } as unknown as OpenAPIObject;
  const named = Object.values(plainNames(document).paths).flatMap((item) => Object.values(item));
  const ids = (named as { operationId: string }[]).map(({ operationId }) => operationId);
  expect(ids).toEqual(['bindQuoteAtP250', 'bindQuote', 'getQuote']);
});
