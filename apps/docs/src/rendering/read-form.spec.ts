import { ReadingRoom } from '@palisade/platform';
import { applicationForm } from '../domain/application-form';
import { fillForm } from './fill-form.fixture';
import { renderForm } from './render-form';

const CREATED = new Date('2026-01-15T12:00:00Z');
const texts = new Proxy({}, { get: (_, key) => `Is ${String(key)} so?` });
const blank = (region: 'US' | 'UK' = 'US'): Promise<Buffer> =>
  renderForm(applicationForm(region, texts), CREATED);

const room = new ReadingRoom();
const readApplication = (content: Buffer) => room.read('application', content, null);

describe('an application that was filled in', () => {
  afterAll(() => room.onApplicationShutdown());

  it.each(['US', 'UK'] as const)('of the %s is read as it was entered', async (region) => {
    const entered = {
      name: 'Zürich & Söhne (Ltd)',
      zipCode: '85004',
      isFranchise: 'No',
      'answer.mfaCloud': 'Yes',
      'answer.claimHistory': 'Within 2 years',
    };
    const country = region === 'US' ? 'USA' : 'GBR';
    expect(await readApplication(await fillForm(await blank(region), entered))).toEqual({
      ...entered,
      country,
    });
  });

  it('is read without what no database holds', async () => {
    const pdf = await fillForm(await blank(), { name: 'Copper\u0000Kiln' });
    expect(await readApplication(pdf)).toEqual({ name: 'Copper Kiln', country: 'USA' });
  });

  it('that is empty says its country alone', async () => {
    expect(await readApplication(await blank())).toEqual({ country: 'USA' });
  });

  it('is the same file for the same words and time', async () => {
    expect((await blank()).equals(await blank())).toBe(true);
  });

  it.each([
    ['no PDF', Buffer.from('hello')],
    ['a broken one', Buffer.from('%PDF-1.4 application')],
  ])('is not read from %s', async (_, content) => {
    expect(await readApplication(content)).toBeNull();
  });

  it('is not read from a form of somebody else', async () => {
    const form = { ...applicationForm('US', texts), mark: { field: 'other', value: '1' } };
    expect(await readApplication(await renderForm(form, CREATED))).toBeNull();
  });
});
