import { matchCommands } from './commands';

const commands = ['Dashboard', 'Accounts', 'New Account', 'Logout'].map((text) => ({ text }));
const found = (search: string) => matchCommands(commands, search).map(({ text }) => text);

describe('the palette', () => {
  it.each([
    ['', ['Dashboard', 'Accounts', 'New Account', 'Logout']],
    ['acc', ['Accounts', 'New Account']],
    ['account new', ['New Account']],
    ['LOG', ['Logout']],
    ['zebra', []],
  ])('finds for %j', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});
