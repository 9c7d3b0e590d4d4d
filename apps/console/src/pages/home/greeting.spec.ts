import { greetingKey } from './greeting';

describe('the greeting', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i h is that of the %s', (hour, part) => {
    expect(greetingKey(hour)).toBe(`common:home.greeting.${part}`);
  });
});
