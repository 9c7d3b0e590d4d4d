import { finishUndoable, UNDO_MS, unlessUndone } from './undoable';

describe('what can be taken back', () => {
  const act = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    act.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('is done once when the time is over', () => {
    unlessUndone(act);
    jest.advanceTimersByTime(UNDO_MS - 1);
    expect(act).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    finishUndoable();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is never done when it is taken back', () => {
    const takeBack = unlessUndone(act);
    expect(takeBack()).toBe(true);
    jest.advanceTimersByTime(UNDO_MS);
    finishUndoable();
    expect(act).not.toHaveBeenCalled();
  });

  it('is done at once when the page goes, and then stays', () => {
    const takeBack = unlessUndone(act);
    finishUndoable();
    expect(act).toHaveBeenCalledTimes(1);
    expect(takeBack()).toBe(false);
    jest.advanceTimersByTime(UNDO_MS);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
