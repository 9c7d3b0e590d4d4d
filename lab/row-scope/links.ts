import { Caller, until } from '../../tools/demo/caller.mjs';
import type { Me } from '../../tools/demo/quote-walk.mjs';
import type { Walk } from '../../tools/demo/walk.mjs';

const quiet = (): void => {};
/** Two seconds are promised; a machine that runs everything at once is given a little more. */
const TIMELY_MS = 8_000;

/** A link between a partner and what it sees by it, made and taken away by staff. */
interface Link {
  name: string;
  /** A person of the partner. */
  email: string;
  tie: (isTied: boolean, partnerId: string) => Promise<unknown>;
  /** What it opens by id. */
  places: string[];
  /** Lists, counts and searches that show one of these words then. */
  lists: string[];
  words: string[];
}

/**
 * Ties each partner to the account of a walk, to its agency or to its claim, and parts them again, or
 * the other way round: the rows must come and go soon, in the lists, in the search and by their ids.
 */
export async function tryLinks(url: string, walk: Walk): Promise<string[]> {
  const findings: string[] = [];
  for (const link of await linksOf(walk)) {
    const person = await Caller.signIn(url, link.email, quiet);
    const { account } = await person.get<Me>('/api/auth/v1/users/me');
    const isKnown = !(await mistakes(person, link, true)).length;
    for (const isTied of [!isKnown, isKnown]) {
      await link.tie(isTied, account.id);
      const what = `${link.name}, ${isTied ? 'tied' : 'parted'}`;
      const wrong = await settled(() => mistakes(person, link, isTied));
      findings.push(...wrong.map((place) => `${what}: ${place}`));
    }
  }
  return findings;
}

/** Ties or parts an agency or an account of a partner of a kind. */
const member =
  (admin: Caller, kind: string, what: string): ((id: string, query: string) => Link['tie']) =>
  (id, query) =>
  (isTied, partnerId) => {
    const step = isTied ? 'add' : 'remove';
    return admin.send('PUT', `/api/account/v1/${kind}/${step}/${what}/${id}?${query}=${partnerId}`);
  };

async function linksOf(walk: Walk): Promise<Link[]> {
  const { admin, account, me, policyNumber } = walk;
  const { own, business } = opened(walk);
  const { id: agencyId } = me.account;
  return [
    {
      name: 'an agency of a cluster',
      email: 'cluster@meridian.example',
      tie: member(admin, 'cluster', 'agency')(agencyId, 'clusterId'),
      ...business,
      lists: [...business.lists, `/api/commissions/v1/search?search=${policyNumber}`],
    },
    {
      name: 'an agency of an aggregator',
      email: 'da@brightpath.example',
      tie: member(admin, 'da', 'agency')(agencyId, 'daId'),
      ...business,
    },
    {
      name: 'an account of an aggregator',
      email: 'da@brightpath.example',
      tie: member(admin, 'da', 'account')(account.id, 'daId'),
      ...business,
    },
    {
      name: 'an account of a security provider',
      email: 'mssp@sentrywatch.example',
      tie: member(admin, 'mssp', 'account')(account.id, 'msspId'),
      ...own,
    },
    await claimOf(walk),
  ];
}

/** What an account opens, and what its business opens beside it. */
function opened({ account, policyId, quote }: Walk) {
  const { id: accountId, name } = account;
  const typed = `search=${encodeURIComponent(name)}`;
  const places = [`/api/account/v1/${accountId}`];
  const lists = [`/api/account/v1/search?${typed}`, `/api/search/v1?${typed}`];
  return {
    own: { places, lists, words: [accountId] },
    business: {
      places: [...places, `/api/quote/v1/${quote.id}`, `/api/policy/v1/${policyId}`],
      lists: [
        ...lists,
        `/api/quote/v1/search?${typed}`,
        `/api/policy/v1/search?${typed}`,
        `/api/docs/v1/search?policyId=${policyId}`,
      ],
      words: [accountId, policyId],
    },
  };
}

async function claimOf({ admin, policyId }: Walk): Promise<Link> {
  const claims = `/api/claims/v1/search?policyId=${policyId}`;
  const { content } = await admin.get<{ content: { claimId: string }[] }>(claims);
  const [{ claimId }] = content;
  await admin.send('POST', '/api/claims/v1/claimsFile', { claimId });
  return {
    name: 'a claim of a vendor',
    email: 'vendor@breachworks.example',
    tie: (isTied, vendorId) =>
      admin.put(`/api/claims/v1/claimsFile/${claimId}`, { vendorIds: isTied ? [vendorId] : [] }),
    places: [`/api/claims/v1/${claimId}`],
    lists: [claims],
    words: [claimId],
  };
}

/** What is still wrong when it should be right. */
async function settled(ask: () => Promise<string[]>): Promise<string[]> {
  let wrong: string[] = [];
  const isRight = async () => (wrong = await ask()).length === 0;
  await until('the rows', isRight, TIMELY_MS).catch(() => undefined);
  return wrong;
}

async function mistakes(
  person: Caller,
  { places, lists, words }: Link,
  isTied: boolean,
): Promise<string[]> {
  const found = await Promise.all([
    ...places.map(async (place) => {
      const { status } = await person.send('GET', place);
      return (status === 200) === isTied ? null : `${place} is answered ${status}`;
    }),
    ...lists.map(async (place) => {
      const { status, answer } = await person.send<object>('GET', place);
      const text = JSON.stringify(answer);
      const isShown = status === 200 && words.some((word) => text.includes(word));
      return isShown === isTied ? null : `${place} ${isShown ? 'shows it' : 'does not show it'}`;
    }),
  ]);
  return found.filter((one) => one !== null);
}
