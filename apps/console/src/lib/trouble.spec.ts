import { isSuspected, isTold, noteLook, noteRead, troubleStore } from './trouble';

describe('what is told of an outage', () => {
  beforeEach(() => noteLook(true));

  it.each<[string, (number | null)[], boolean]>([
    ['one slow read', [null], false],
    ['three reads in a row', [null, 503, 502], true],
    ['reads with one between that was answered', [null, null, 200, null, null], false],
    ['refusals, which are answers', [403, 404, 409, 422], false],
    ['a defect of one call, which is an answer', [500, 500, 500], false],
  ])('%s', (_, statuses, told) => {
    statuses.forEach(noteRead);
    expect(isTold(troubleStore.get())).toBe(told);
  });

  it('is told after three looks, and over with the first that goes well', () => {
    noteLook(false);
    noteLook(false);
    expect([isTold(troubleStore.get()), isSuspected(troubleStore.get())]).toEqual([false, true]);
    noteLook(false);
    expect(isTold(troubleStore.get())).toBe(true);
    noteLook(true);
    expect(isSuspected(troubleStore.get())).toBe(false);
  });
});
