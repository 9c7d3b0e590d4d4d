import { accountNamedIn } from './named-account';

const ACCOUNTS = ['Red Rock', 'Red Rock Dental', 'Ärzte & Söhne'].map((name, at) => ({
  id: String(at),
  name,
}));

it.each([
  ['Submission: Red Rock Dental, renewal', 'Red Rock Dental'],
  ['RED ROCK / cyber', 'Red Rock'],
  ['Fwd: ärzte, söhne', 'Ärzte & Söhne'],
  ['Ärzte & Söhne GmbH', 'Ärzte & Söhne'],
  ['Redrock', null],
  ['', null],
])('%s names %s', (text, name) => {
  expect(accountNamedIn(text, ACCOUNTS)?.name ?? null).toBe(name);
});

it('names none of two that are called alike', () => {
  const twins = ['a', 'b'].map((id) => ({ id, name: 'Red Rock' }));
  expect(accountNamedIn('Red Rock', twins)).toBeNull();
});
