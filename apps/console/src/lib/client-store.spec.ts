import { parseClientState, writeClientState } from './client-store';

const stored = {
  ...parseClientState(null),
  team: 'east',
  scopes: ['role:admin'],
};

describe('the client store', () => {
  it('reads back what it wrote, under version 10', () => {
    const text = writeClientState(stored);
    expect(JSON.parse(text)).toMatchObject({ version: 10 });
    expect(parseClientState(text)).toEqual(stored);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ ...stored, version: 9 })],
    ['no version', JSON.stringify(stored)],
  ])('starts empty from %s', (_, text) => {
    expect(parseClientState(text)).toEqual(parseClientState(null));
  });

  it('fills in settings that an older visit did not know', () => {
    const text = JSON.stringify({ version: 10, uiSettings: { theme: 'dark' } });
    expect(parseClientState(text).uiSettings).toMatchObject({ theme: 'dark', language: null });
  });
});
