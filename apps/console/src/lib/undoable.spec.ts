import { finishUndoable, undoLatest, UNDO_MS, unlessUndone } from './undoable';

describe('what can be taken back', () => {
  const act = jest.fn();
  const onUndone = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
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
    unlessUndone(act, onUndone).undo();
    expect(onUndone).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(UNDO_MS);
    finishUndoable();
    expect(act).not.toHaveBeenCalled();
  });

  it('is done at once when the page goes, and then stays', () => {
    const { undo } = unlessUndone(act, onUndone);
    finishUndoable();
    expect(act).toHaveBeenCalledTimes(1);
    undo();
    expect(onUndone).not.toHaveBeenCalled();
    jest.advanceTimersByTime(UNDO_MS);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits while somebody is at its notice, and has its whole time when they leave', () => {
    const { hold } = unlessUndone(act);
    jest.advanceTimersByTime(UNDO_MS - 1);
    hold(true);
    jest.advanceTimersByTime(10 * UNDO_MS);
    expect(act).not.toHaveBeenCalled();
    hold(false);
    jest.advanceTimersByTime(UNDO_MS - 1);
    expect(act).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    hold(false);
    jest.advanceTimersByTime(UNDO_MS);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is taken back from the latest on, until nothing is left', () => {
    const undone: string[] = [];
    for (const name of ['first', 'second']) unlessUndone(act, () => undone.push(name));
    expect([undoLatest(), undoLatest(), undoLatest()]).toEqual([true, true, false]);
    expect(undone).toEqual(['second', 'first']);
    jest.advanceTimersByTime(UNDO_MS);
    expect(act).not.toHaveBeenCalled();
  });
});
