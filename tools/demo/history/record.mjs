import { setTimeout as sleep } from 'node:timers/promises';
import { Companies } from './companies.mjs';
import { HistoryWalk } from './history-walk.mjs';
import { moveClock } from './moved-clock.mjs';
import { People } from './people.mjs';
import { planOf, WEEKS } from './plan.mjs';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const SWEEPS_MS = 2_500;
const NOON_HOURS = 15;
const HOUR_MS = 3_600_000;

/** What follows a policy, by how it is paid: weeks after it, and how much of what is due. */
const CASH = {
  full: [[1, 'all']],
  late: [[7, 'all']],
  halves: [
    [1, 'half'],
    [5, 'all'],
  ],
  part: [[2, 'part']],
  unpaid: [],
};
const OPENED_AFTER = 1;
const CLOSED_AFTER = 14;

/**
 * Lets the people of the demo sell, be paid, change and settle for eighteen months that end with the
 * day before today; answers what could not be done, by the words of its refusal.
 * @param {{ url: string, say: import('../caller.mjs').Say, lastDay: number }} options
 */
export async function recordHistory({ url, say, lastDay }) {
  const people = new People(url, () => {});
  const companies = await new Companies().read(await people.get('agent@harborline.example'));
  const stage = { url, say: () => {}, people, companies };
  const agenda = new Agenda();
  for (const [number, life] of planOf().entries()) {
    agenda.add(life.week, number, () => live(new HistoryWalk(stage, life, number), agenda));
  }
  const refused = [];
  for (let week = 0; week < WEEKS; week++) {
    moveClock(dayOf(lastDay, week));
    people.forget();
    await sleep(SWEEPS_MS);
    for (const { number, act } of agenda.of(week)) {
      await act().catch((error) => refused.push(`week ${week}, ${number}: ${error.message}`));
    }
    say(`week ${week + 1} of ${WEEKS}, ${refused.length} refused`);
  }
  moveClock(lastDay + NOON_HOURS * HOUR_MS);
  await sleep(SWEEPS_MS);
  return refused;
}

/** The noon of a week, whose last is that of the last day. */
const dayOf = (lastDay, week) =>
  lastDay - (WEEKS - 1 - week) * WEEK_DAYS * DAY_MS - (week % 5) * DAY_MS + NOON_HOURS * HOUR_MS;

/** Sells, and puts down what follows from it. */
async function live(walk, agenda) {
  const { week, payment, endorsedAfter, cancelledAfter, claimAfter } = walk.life;
  const after = (weeks, act) => agenda.add(week + weeks, walk.number, act);
  if (!(await walk.sell())) return;
  for (const [weeks, share] of CASH[payment]) after(weeks, () => walk.receive(share));
  if (endorsedAfter) after(endorsedAfter, () => walk.change());
  if (cancelledAfter) after(cancelledAfter, () => walk.giveUp());
  if (!claimAfter) return;
  after(claimAfter, async () => {
    await walk.reportLoss();
    after(claimAfter + OPENED_AFTER, () => walk.openFile());
    if (walk.number % 2) after(claimAfter + CLOSED_AFTER, () => walk.closeFile());
  });
}

/** What is to be done in each week. */
class Agenda {
  #weeks = new Map();

  add(week, number, act) {
    if (!this.#weeks.has(week)) this.#weeks.set(week, []);
    this.#weeks.get(week).push({ number, act });
  }

  of(week) {
    return this.#weeks.get(week) ?? [];
  }
}
