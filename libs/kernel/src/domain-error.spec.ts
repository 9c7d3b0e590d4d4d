import { DomainError, invalidField } from './domain-error';

describe('DomainError', () => {
  it('carries code, detail and status, and reads as its detail in a log', () => {
    const error = new DomainError('QUOTE_EXPIRED', 'This quote has expired.', 409);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'DomainError',
      code: 'QUOTE_EXPIRED',
      detail: 'This quote has expired.',
      message: 'This quote has expired.',
      status: 409,
      errors: [],
    });
  });

  it.each([
    ['with a pointer', '/zipCode', [{ pointer: '/zipCode', detail: 'Invalid zip code' }]],
    ['without a pointer', undefined, [{ detail: 'Invalid zip code' }]],
  ])('names a failing field %s as a 400', (_, pointer, errors) => {
    const error = invalidField('ZIP_CODE_INVALID', 'Invalid zip code', pointer);
    expect(error).toMatchObject({ status: 400, code: 'ZIP_CODE_INVALID', errors });
  });
});
