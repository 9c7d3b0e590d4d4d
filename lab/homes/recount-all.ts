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
    for (const view of [...HOME_VIEWS, ...(await choicesOf(caller, email))]) {
      const home = await recount(caller, view);
      compared += home.compared;
      for (const { number, shown, counted } of home.wrong) {
        const [said, found] = [JSON.stringify(shown), JSON.stringify(counted)];
        wrong.push(`${email} ${view}: ${number} is ${said}, its list has ${found}`);
      }
    }
  }
  return { compared, wrong };
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
