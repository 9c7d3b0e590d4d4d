import { SetWords } from './set-words';

it('keeps words, but not more than some thousand, and no long ones', () => {
  const words = new SetWords();
  let count = 0;
  const set = (word: string) => words.of(word, () => ({ at: (count += 1) }));
  expect(set('one')).toBe(set('one'));
  const long = 'x'.repeat(41);
  expect(set(long)).not.toBe(set(long));
  const before = count;
  for (let at = 0; at < 20_000; at++) set(`word ${at}`);
  set('one');
  expect(count - before).toBe(20_001);
  expect(set('word 19999')).toEqual({ at: before + 20_000 });
});
