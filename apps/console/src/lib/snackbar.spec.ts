import { withSnackbar, type Snackbar } from './snackbar';

const notice = (text: string, type: Snackbar['type'] = 'info'): Snackbar => ({
  type,
  text,
  durationMs: null,
});
const add = (texts: string[]) =>
  texts.reduce<Snackbar[]>((shown, text) => withSnackbar(shown, notice(text)), []);

describe('notices', () => {
  it('are at most three, and the oldest gives way', () => {
    expect(add(['a', 'b', 'c', 'd']).map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  });

  it('are not repeated while they are shown', () => {
    expect(add(['a', 'b', 'a']).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('that offer something never give way', () => {
    const action = { text: 'Undo', run: () => undefined };
    const offers = ['a', 'b', 'c'].map((text) => ({ ...notice(text), action }));
    const shown = [notice('old'), ...offers, notice('d')].reduce<Snackbar[]>(withSnackbar, []);
    expect(shown.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of one text about two things are two', () => {
    const [first, second] = ['1', '2'].map((id) => ({ ...notice('a'), id, about: `Q-${id}` }));
    expect([first, second, first].reduce<Snackbar[]>(withSnackbar, [])).toEqual([first, second]);
  });

  it('of one text and two kinds are two', () => {
    expect(withSnackbar([notice('a')], notice('a', 'error'))).toHaveLength(2);
  });
});
