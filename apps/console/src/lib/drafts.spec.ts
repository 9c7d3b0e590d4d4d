import { forgetDraft, forgetDraftsOfOthers, keepDraft, keptValues, readDraft } from './drafts';

class MemoryStorage {
  private readonly items = new Map<string, string>();
  get length(): number {
    return this.items.size;
  }
  key = (index: number): string | null => [...this.items.keys()][index] ?? null;
  getItem = (name: string): string | null => this.items.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.items.set(name, value);
  removeItem = (name: string): void => void this.items.delete(name);
}

describe('a draft', () => {
  beforeEach(() => Object.assign(globalThis, { localStorage: new MemoryStorage() }));

  it('is offered to its person in its form, for a week', () => {
    keepDraft('ann', 'account', { values: { name: 'Red Rock' }, at: 1_000 });
    expect(readDraft('ann', 'account', 2_000)?.values).toEqual({ name: 'Red Rock' });
    expect(readDraft('bob', 'account', 2_000)).toBeNull();
    expect(readDraft('ann', 'claim', 2_000)).toBeNull();
    expect(readDraft('ann', 'account', 1_000 + 8 * 86_400_000)).toBeNull();
  });

  it('is gone when it was sent, and when another person signs in', () => {
    const values = { name: 'Red Rock' };
    keepDraft('ann', 'account', { values, at: 1 });
    keepDraft('ann', 'claim', { values, at: 1 });
    forgetDraft('ann', 'account');
    expect(readDraft('ann', 'account', 2)).toBeNull();
    forgetDraftsOfOthers('ann');
    expect(readDraft('ann', 'claim', 2)).not.toBeNull();
    forgetDraftsOfOthers('bob');
    expect(readDraft('ann', 'claim', 2)).toBeNull();
  });

  it('holds no secret, no file and no moment', () => {
    const typed = {
      name: 'Red Rock',
      revenue: 12,
      postalCode: '89101',
      address: { city: 'Reno' },
      password: 'x',
      mfaCode: '1',
      accountNumber: '1',
      bank: { iban: '1' },
      code: '1',
      file: new Blob(),
      on: new Date(0),
    };
    expect(Object.keys(keptValues(typed))).toEqual(['name', 'revenue', 'postalCode', 'address']);
  });
});
