import { checkPreferences, MAX_PREFERENCES } from './preferences';

describe('preferences', () => {
  it('are kept up to a size', () => {
    const text = 'x'.repeat(MAX_PREFERENCES - 8);
    expect(() => checkPreferences({ a: text })).not.toThrow();
    expect(() => checkPreferences({ a: `${text}x` })).toThrow('at most 20000');
  });
});
