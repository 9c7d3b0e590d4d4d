import { nameTaken } from './taken-name';

describe('the refusal of a name that is taken', () => {
  it.each([
    ['Élan', 'There is one: Élan.'],
    ['elan', 'There is one.'],
    [null, 'There is one.'],
  ])('says of %j: %s', (known, detail) => {
    const refusal = nameTaken({ code: 'TAKEN', says: 'There is one', asked: 'elan', known });
    expect(refusal).toMatchObject({ code: 'TAKEN', status: 409, message: detail });
    expect(refusal.errors).toEqual([{ pointer: '/name', detail }]);
  });
});
