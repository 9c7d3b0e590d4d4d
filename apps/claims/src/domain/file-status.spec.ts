import { validateTransitions } from '@palisade/kernel';
import type { FileAction, FileStatus } from './file-status';
import {
  FILE_STATUSES,
  FILE_TRANSITIONS,
  fileStatusAfter,
  offeredFileActions,
} from './file-status';

describe('the life of a claims file', () => {
  it('is sound', () => {
    const shape = { statuses: FILE_STATUSES, initial: ['OPEN'], terminal: ['VOID'] } as const;
    expect(validateTransitions<FileStatus, FileAction>(FILE_TRANSITIONS, shape)).toEqual([]);
  });

  it('refuses with 409 whatever the table does not list', () => {
    for (const status of FILE_STATUSES) {
      for (const action of Object.keys(FILE_TRANSITIONS) as FileAction[]) {
        const isListed = (FILE_TRANSITIONS[action].from as readonly string[]).includes(status);
        const act = (): unknown => fileStatusAfter(status, action);
        if (isListed) expect(FILE_STATUSES).toContain(act());
        else expect(act).toThrow(expect.objectContaining({ status: 409 }));
      }
    }
  });
});

describe('what is offered of a claims file', () => {
  it('is what the status allows and the role permits', () => {
    const closes = (permission: string): boolean => permission === 'claim:close';
    const ends = ['deny', 'closeWithPayment', 'closeWithoutPayment'];
    expect(offeredFileActions('OPEN', closes)).toEqual(ends);
    expect(offeredFileActions('VOID', () => true)).toEqual([]);
  });
});
