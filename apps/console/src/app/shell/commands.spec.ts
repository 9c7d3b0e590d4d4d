import { matchCommands } from './commands';

const commands = ['Dashboard', 'Accounts', 'New account', 'Logout'].map((text) => ({ text }));
const found = (search: string) => matchCommands(commands, search).map(({ text }) => text);

describe('the palette', () => {
  it.each([
    ['', ['Dashboard', 'Accounts', 'New account', 'Logout']],
    ['acc', ['Accounts', 'New account']],
    ['account new', ['New account']],
    ['LOG', ['Logout']],
    ['ACCÒUNT', ['Accounts', 'New account']],
    ['zebra', []],
  ])('finds for %j', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});
