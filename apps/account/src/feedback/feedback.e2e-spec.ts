import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/account/v1/feedback';

interface List {
  content: { id: string; feedbackText: string }[];
  totalElements: number;
}

describe('feedback', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agent: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['activity:view'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    agent = await app.signIn({ accountType: 'AGENCY', permissions });
  });
  afterAll(() => app.close());

  it('is given by anybody, and read by staff', async () => {
    const insured = await app.signIn({ accountType: 'CUSTOMER', permissions: [] });
    const { status, body } = await insured.post<{ id: string }>(API, {
      feedbackText: '  Signing on the phone took a minute.  ',
    });
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    const listed = await staff.get<List>(`${API}?search=phone`);
    expect(listed.body.content).toEqual([
      {
        id: body.id,
        category: 'General Feedback',
        feedbackText: 'Signing on the phone took a minute.',
        permissionToShare: false,
        userName: 'Test Person',
        organizationName: null,
        created: app.clock.now().toISOString(),
      },
    ]);
    expect((await insured.get(API)).status).toBe(403);
    const recorded: unknown[] = await app.dataSource.query(
      `select 1 from activity where action = 'feedback.give' and subject_id = $1`,
      [body.id],
    );
    expect(recorded).toHaveLength(1);
  });

  it('is shown to nobody else who may see activity', async () => {
    const other = await app.signIn({ accountType: 'AGENCY', permissions: ['activity:view'] });
    await agent.post(API, { category: 'Other', feedbackText: 'More colours, please.' });
    expect((await agent.get<List>(API)).body.totalElements).toBe(1);
    expect((await other.get<List>(API)).body.totalElements).toBe(0);
    expect((await staff.get<List>(`${API}?category=Other`)).body.totalElements).toBe(1);
  });

  it.each([
    ['no text', { feedbackText: ' ' }, '/feedbackText'],
    ['501 characters', { feedbackText: 'x'.repeat(501) }, '/feedbackText'],
    ['another category', { feedbackText: 'x', category: 'Praise' }, '/category'],
    [
      'sharing a question',
      { feedbackText: 'x', category: 'Have a question', permissionToShare: true },
      '/permissionToShare',
    ],
  ])('is refused with %s', async (_, body, pointer) => {
    const answer = await agent.post<{ errors: { pointer: string }[] }>(API, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.pointer)).toEqual([pointer]);
  });

  it('takes 500 characters, and kudos that may be shared', async () => {
    const kudos = { category: 'Give Kudos to the team', permissionToShare: true };
    expect((await agent.post(API, { ...kudos, feedbackText: 'x'.repeat(500) })).status).toBe(201);
  });
});
