import { assertHandler, assertVendors } from './handlers';

describe('assertHandler', () => {
  it.each(['Claims Adjuster', 'Head of Claims'])('takes a %s', (roleName) => {
    expect(() => assertHandler({ roleName, enabled: true })).not.toThrow();
  });

  it.each([
    ['nobody', null],
    ['who left', { roleName: 'Claims Adjuster', enabled: false }],
    ['an agent', { roleName: 'Agent', enabled: true }],
  ])('refuses %s with 400', (_, person) => {
    const errors = [expect.objectContaining({ pointer: '/handlerId' })];
    const refusal = { status: 400, code: 'NO_HANDLER', errors };
    expect(() => assertHandler(person)).toThrow(expect.objectContaining(refusal));
  });
});

describe('assertVendors', () => {
  const known = [
    { id: 'a', deleted: false },
    { id: 'b', deleted: false },
    { id: 'gone', deleted: true },
  ];

  it.each([[[]], [['a']], [['b', 'a']]])('takes %j', (ids) => {
    expect(() => assertVendors(ids, known)).not.toThrow();
  });

  it.each([[['x']], [['gone']], [['a', 'x']]])('refuses %j', (ids) => {
    const errors = [expect.objectContaining({ pointer: '/vendorIds' })];
    const refusal = { status: 400, code: 'NO_VENDOR', errors };
    expect(() => assertVendors(ids, known)).toThrow(expect.objectContaining(refusal));
  });
});
