import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { TestApp, TestPerson } from './start-app';
import type { Answer, TestCaller } from './test-caller';

/** An act that one person has begun, as a test asks it. */
export interface BegunAct {
  app: TestApp;
  /** Who began it. */
  first: TestPerson & { userId: string; name: string };
  approve: (caller: TestCaller) => Promise<Answer>;
  /** What everybody with the permissions of the first person may read, so that they are known. */
  read: string;
}

/** Whoever is no second person is told the same. */
const REFUSED = {
  status: 403,
  body: {
    code: 'SECOND_PERSON_NEEDED',
    detail: expect.stringMatching(/^Another person must approve this: /),
  },
};

/** Expects that an act is refused to each of those who are no second person, by the one rule. */
export async function expectSecondPersonOnly(act: BegunAct): Promise<void> {
  const { app, first, approve, read } = act;
  const other = { ...first, userId: randomUUID(), name: 'Other Person' };
  const key = { ...first, apiClientId: randomUUID() };
  const organizationId = randomUUID();
  const people: Record<string, TestPerson> = {
    'the same person by a second session': { ...first, sessionId: randomUUID() },
    'the own key': { ...key, keyHolder: { id: first.userId, name: first.name } },
    'the key of another person': { ...key, keyHolder: { id: other.userId, name: other.name } },
    'a key that nobody is known of': key,
    'the same person in an entered account': {
      ...first,
      organizationId,
      subscriberType: 'COWBELL',
    },
  };
  const answers: Record<string, Answer> = {};
  for (const [name, person] of Object.entries(people)) {
    answers[name] = await approve(await app.signIn(person));
  }
  const changed = await app.signIn(other);
  // From here on the service knows what the role may do, for some seconds.
  await changed.get(read);
  await app.dataSource.query(`update role_permission set permissions = '{}' where role_id = $1`, [
    decodeJwt(changed.token ?? '').roleId,
  ]);
  answers['another person whose role was changed between'] = await approve(changed);
  const refused = Object.keys(answers).map((name) => [name, REFUSED]);
  expect(answers).toMatchObject(Object.fromEntries(refused));
}
