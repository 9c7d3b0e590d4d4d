import type { NamedClient, RenameRequest } from './rename-account';
import { askRename, checkRenameAlone, decideRename } from './rename-account';

const NOW = new Date('2026-11-24T10:00:00Z');
const OPEN: RenameRequest = {
  name: 'New Mesa Dental',
  reason: 'It was renamed',
  askedBy: 'ada',
  askedByName: 'Ada Reed',
  askedOn: NOW.toISOString(),
  status: 'OPEN',
  note: null,
  decidedOn: null,
  decidedByName: null,
};
const BY = { id: 'ada', name: 'Ada Reed' };
const AGENCY = { isInsured: false, isStaff: false };
const CLIENT: NamedClient = { name: 'Lone Mesa Dental', status: 'Quoted', renameRequest: null };

describe('another name of a client', () => {
  it.each<[string, Partial<NamedClient>, string, string | null]>([
    ['of one that was quoted', {}, 'New Mesa Dental', null],
    ['instead of the wish before', { renameRequest: OPEN }, 'New Mesa Dental', null],
    ['of one that was not quoted', { status: 'Open' }, 'New Mesa Dental', 'RENAME_NOT_NEEDED'],
    ['that is none', {}, '123', 'NAME_INVALID'],
    ['that it has', {}, 'Lone Mesa Dental', 'NAME_SAME'],
  ])('is asked for: %s', (_, client, name, code) => {
    const ask = () =>
      askRename(
        { ...CLIENT, ...client },
        { name, reason: OPEN.reason },
        { by: BY, now: NOW, ...AGENCY },
      );
    if (code) expect(ask).toThrow(expect.objectContaining({ code }));
    else expect(ask()).toEqual(OPEN);
  });

  const approval = { approved: true, name: OPEN.name, note: null };
  const refusal = { approved: false, name: undefined, note: 'No deed' };

  it.each([
    ['nothing was asked for', null, approval, 'RENAME_NOT_ASKED'],
    ['it was decided', { ...OPEN, status: 'REFUSED' as const }, approval, 'RENAME_NOT_ASKED'],
    ['another was read', OPEN, { ...approval, name: 'Old Mesa Dental' }, 'NAME_DIFFERS'],
    ['none was read', OPEN, { ...approval, name: undefined }, 'NAME_MISSING'],
    ['it is refused without a word', OPEN, { ...refusal, note: null }, 'NOTE_MISSING'],
  ])('is not decided when %s', (_, renameRequest, decision, code) => {
    const decide = () => decideRename({ ...CLIENT, renameRequest }, decision, { by: BY, now: NOW });
    expect(decide).toThrow(expect.objectContaining({ code }));
  });

  it('is the name from the decision on, or stays a wish', () => {
    const client = { ...CLIENT, renameRequest: OPEN };
    const decidedOn = NOW.toISOString();
    const by = { by: { id: 'ben', name: 'Ben Cole' }, now: NOW };
    const decided = { ...OPEN, decidedOn, decidedByName: 'Ben Cole' };
    expect(decideRename(client, approval, by)).toEqual({
      name: 'New Mesa Dental',
      renameRequest: { ...decided, status: 'APPROVED' },
    });
    expect(decideRename(client, refusal, by)).toEqual({
      renameRequest: { ...decided, status: 'REFUSED', note: 'No deed' },
    });
  });

  it.each([
    ['Open', false, false, null],
    ['Quoted', false, false, 'RENAME_NEEDS_STAFF'],
    ['Quoted', false, true, null],
    ['Active Policy', true, true, 'RENAME_NEEDS_TWO'],
    ['Active Policy', true, false, 'RENAME_NEEDS_TWO'],
    // The last policy has ended; it bears the name.
    ['Open', true, false, 'RENAME_NEEDS_TWO'],
  ])('of one that is %s, insured %s, staff %s, alone: %s', (status, isInsured, isStaff, code) => {
    const check = () => checkRenameAlone({ status }, { isInsured, isStaff });
    if (code) expect(check).toThrow(expect.objectContaining({ code, status: 409 }));
    else expect(check).not.toThrow();
  });
});
