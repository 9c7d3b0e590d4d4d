import { Caller } from '../../tools/demo/caller.mjs';
import { HOME_PEOPLE, HOME_VIEWS } from './people';
import { recount } from './recount';

/** Every number of every home of a running stack beside its lists: how many, and those that differ. */
export async function recountAll(url: string): Promise<{ compared: number; wrong: string[] }> {
  let compared = 0;
  const wrong: string[] = [];
  for (const email of HOME_PEOPLE) {
    const caller = await Caller.signIn(url, email, () => {});
    for (const view of HOME_VIEWS) {
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
