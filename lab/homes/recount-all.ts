import { Caller } from '../../tools/demo/caller.mjs';
import { HOME_CHOOSERS, HOME_PEOPLE, HOME_VIEWS } from './people';
import { recount } from './recount';

const AGENCIES = 2;

/** Every number of every home of a running stack beside its lists: how many, and those that differ. */
export async function recountAll(url: string): Promise<{ compared: number; wrong: string[] }> {
  let compared = 0;
  const wrong: string[] = [];
  for (const email of HOME_PEOPLE) {
    const caller = await Caller.signIn(url, email, () => {});
    const views = [...HOME_VIEWS, ...(await choicesOf(caller, email))].map(
      (view): [string, string] => [view, 'UTC'],
    );
    const elsewhere = zonesOf(email).map((zone): [string, string] => [
      'range=365&currency=USD',
      zone,
    ]);
    for (const [view, zone] of [...views, ...elsewhere]) {
      const home = await recount(caller, view, zone);
      compared += home.compared;
      for (const { number, shown, counted } of home.wrong) {
        const [said, found] = [JSON.stringify(shown), JSON.stringify(counted)];
        wrong.push(`${email} ${view} in ${zone}: ${number} is ${said}, its list has ${found}`);
      }
    }
  }
  return { compared, wrong };
}

/** Where readers of the first two homes are: far apart, and where it has just struck midnight. */
function zonesOf(email: string): string[] {
  if (!HOME_CHOOSERS.slice(0, 2).includes(email)) return [];
  const hours = new Date().getUTCHours();
  // The sign of these zones is that of POSIX: west is plus.
  const midnight = hours <= 12 ? `Etc/GMT+${hours}` : `Etc/GMT-${24 - hours}`;
  return ['Pacific/Honolulu', 'America/New_York', 'Europe/London', midnight];
}

/** Of somebody who chooses: the year of each agency and team of the newest policies, and of both. */
async function choicesOf(caller: Caller, email: string): Promise<string[]> {
  if (!HOME_CHOOSERS.includes(email)) return [];
  const { content: policies } = await caller.get<{
    content: { agencyId: string | null; accountId: string; currency: string }[];
  }>('/api/policy/v1/search?size=100');
  const agencies = new Map(policies.map((policy) => [policy.agencyId, policy]));
  const views = [...agencies]
    .slice(0, AGENCIES)
    .map(async ([agencyId, { accountId, currency }]) => {
      const { teams } = await caller.get<{ teams: { id: string }[] }>(
        `/api/account/v1/${accountId}`,
      );
      const year = `range=365&currency=${currency}`;
      const ofAgency = agencyId ? [`${year}&agencyId=${agencyId}`] : [];
      const ofTeam = teams.slice(0, 1).map(({ id }) => `${year}&teamId=${id}`);
      const ofBoth = agencyId ? ofTeam.map((view) => `${view}&agencyId=${agencyId}`) : [];
      return [...ofAgency, ...ofTeam, ...ofBoth];
    });
  return (await Promise.all(views)).flat();
}
