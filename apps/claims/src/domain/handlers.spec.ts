import { assertHandler } from './handlers';

describe('assertHandler', () => {
  it.each(['Claims Adjuster', 'Head of Claims'])('takes a %s', (roleName) => {
    expect(() => assertHandler({ roleName, enabled: true })).not.toThrow();
  });

  it.each([
    ['nobody', null],
    ['who left', { roleName: 'Claims Adjuster', enabled: false }],
    ['an agent', { roleName: 'Agent', enabled: true }],
  ])('refuses %s with 400', (_, person) => {
    expect(() => assertHandler(person)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
