import type { NamedClient, RenameRequest } from './rename-account';
import { askRename, decideRename } from './rename-account';

const NOW = new Date('2026-11-24T10:00:00Z');
const OPEN: RenameRequest = {
  name: 'New Mesa Dental',
  reason: 'It was renamed',
  askedBy: 'ada',
  askedOn: NOW.toISOString(),
  status: 'OPEN',
  note: null,
  decidedOn: null,
};
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
      askRename({ ...CLIENT, ...client }, { name, reason: OPEN.reason }, { by: 'ada', now: NOW });
    if (code) expect(ask).toThrow(expect.objectContaining({ code }));
    else expect(ask()).toEqual(OPEN);
  });

  it.each<[string, RenameRequest | null, boolean, string | null, string]>([
    ['nothing was asked for', null, true, null, 'RENAME_NOT_ASKED'],
    ['it was decided', { ...OPEN, status: 'REFUSED' }, true, null, 'RENAME_NOT_ASKED'],
    ['it is refused without a word', OPEN, false, null, 'NOTE_MISSING'],
  ])('is not decided when %s', (_, renameRequest, approved, note, code) => {
    const decide = () => decideRename({ ...CLIENT, renameRequest }, { approved, note }, NOW);
    expect(decide).toThrow(expect.objectContaining({ code }));
  });

  it('is the name from the decision on, or stays a wish', () => {
    const client = { ...CLIENT, renameRequest: OPEN };
    const decidedOn = NOW.toISOString();
    expect(decideRename(client, { approved: true, note: null }, NOW)).toEqual({
      name: 'New Mesa Dental',
      renameRequest: { ...OPEN, status: 'APPROVED', decidedOn },
    });
    expect(decideRename(client, { approved: false, note: 'No deed' }, NOW)).toEqual({
      renameRequest: { ...OPEN, status: 'REFUSED', note: 'No deed', decidedOn },
    });
  });
});
