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

  it('of one text and two kinds are two', () => {
    expect(withSnackbar([notice('a')], notice('a', 'error'))).toHaveLength(2);
  });
});
