import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { Partner, PartnerProfile, PartnerFacts, PartnerSearch } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';
import type { PartnerKind } from './kinds';

const ACCOUNT = '/api/account/v1';
const AUTH = '/api/auth/v1';

// What a change of auth says is in account a moment later.
const FOLLOWED_MS = 1_000;

/** The partners of a kind. */
export const partnersQuery = (kind: PartnerKind) => (query: PartnerSearch) =>
  queryOptions({
    queryKey: ['partners', kind, query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET(`${ACCOUNT}/${kind}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** What is kept of one; without an id of the reader's own. */
export const partnerQuery = (kind: PartnerKind, id?: string) =>
  queryOptions({
    queryKey: ['partners', kind, 'profile', id ?? 'own'],
    queryFn: ({ signal }): Promise<PartnerProfile> =>
      unwrap(
        api.account.GET(`${ACCOUNT}/${kind}`, { params: { query: id ? { id } : {} }, signal }),
      ),
  });

/** Whether a host name is one, and free. */
export const hostnameQuery = (hostname: string) =>
  queryOptions({
    queryKey: ['partners', 'hostname', hostname],
    queryFn: ({ signal }) =>
      unwrap(api.auth.GET(`${AUTH}/hostname/check`, { params: { query: { hostname } }, signal })),
    enabled: hostname !== '',
  });

/** What people do with partners; the lists show it at once, and again once all have heard of it. */
export function usePartnerCommands(kind: PartnerKind) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['partners', kind] });
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await refresh();
    setTimeout(() => void refresh(), FOLLOWED_MS);
    return answer;
  };
  return {
    create: (facts: PartnerFacts, key: SubmitKey) => then(create(kind, facts, key)),
    save: (partner: Partner, facts: PartnerFacts, key: SubmitKey) =>
      then(save(kind, partner, facts, key)),
    saveOwn: (facts: PartnerFacts, key: SubmitKey) =>
      then(saveProfile(kind, undefined, facts, key)),
    remove: (id: string, key: SubmitKey) =>
      then(
        unwrap(
          api.auth.DELETE(`${AUTH}/${kind}/{id}`, {
            params: { path: { id } },
            headers: withKey(key),
          }),
        ),
      ),
    addMember: (member: Member, id: string, key: SubmitKey) =>
      then(changeMember('add', member, id, key)),
    removeMember: (member: Member, id: string, key: SubmitKey) =>
      then(changeMember('remove', member, id, key)),
  };
}

/** Something of a partner: an agency or an account, and whose it is. */
export interface Member {
  kind: 'cluster' | 'da' | 'mssp';
  noun: 'agency' | 'account';
  partnerId: string;
}

function create(kind: PartnerKind, facts: PartnerFacts, key: SubmitKey): Promise<unknown> {
  const { name, description, hostname } = facts;
  if (kind !== 'da')
    return unwrap(api.auth.POST(`${AUTH}/${kind}`, { body: facts, headers: withKey(key) }));
  const body = { name, description: description ?? '', hostname: hostname ?? '' };
  return unwrap(api.auth.POST(`${AUTH}/da`, { body, headers: withKey(key) }));
}

/** Auth keeps the name and the host name of those without a profile; of a carrier the latter. */
async function save(
  kind: PartnerKind,
  partner: Partner,
  facts: PartnerFacts,
  key: SubmitKey,
): Promise<unknown> {
  const { id, hostname: before } = partner;
  const { name, description, hostname } = facts;
  const params = { path: { id } };
  if (kind === 'da') {
    const body = { name, description: description ?? '', hostname: hostname ?? '' };
    return unwrap(api.auth.PUT(`${AUTH}/da/{id}`, { params, body, headers: withKey(key) }));
  }
  if (kind === 'carrier') {
    if (hostname && hostname !== before) {
      const call = `${AUTH}/carrier/hostname/{id}` as const;
      await unwrap(api.auth.PUT(call, { params, body: { hostname }, headers: withKey(key) }));
    }
    return saveProfile(kind, id, facts, key);
  }
  const isOfAuth = kind !== 'cluster' && kind !== 'mssp';
  if (isOfAuth || (hostname ?? null) !== before) {
    const body = { name, description, hostname };
    await unwrap(api.auth.PUT(`${AUTH}/${kind}/{id}`, { params, body, headers: withKey(key) }));
  }
  return isOfAuth ? undefined : saveProfile(kind, id, facts, key);
}

function saveProfile(
  kind: PartnerKind,
  id: string | undefined,
  { hostname, ...facts }: PartnerFacts,
  key: SubmitKey,
): Promise<unknown> {
  const params = { query: id ? { id } : {} };
  switch (kind) {
    case 'da': {
      const body = { ...facts, ...(hostname && { hostname }) };
      return unwrap(api.account.PUT(`${ACCOUNT}/da`, { params, body, headers: withKey(key) }));
    }
    case 'carrier':
    case 'cluster':
    case 'mssp':
      return unwrap(
        api.account.PUT(`${ACCOUNT}/${kind}`, { params, body: facts, headers: withKey(key) }),
      );
    case 'reinsurer':
    case 'premiumprocessor':
    case 'vendor':
      throw new Error(`${kind} has no profile of its own.`);
  }
}

function changeMember(
  act: 'add' | 'remove',
  { kind, noun, partnerId }: Member,
  id: string,
  key: SubmitKey,
): Promise<unknown> {
  const path = { id };
  if (kind === 'cluster') {
    const params = { path, query: { clusterId: partnerId } };
    return unwrap(
      api.account.PUT(`${ACCOUNT}/cluster/${act}/agency/{id}`, { params, headers: withKey(key) }),
    );
  }
  if (kind === 'mssp') {
    const params = { path, query: { msspId: partnerId } };
    return unwrap(
      api.account.PUT(`${ACCOUNT}/mssp/${act}/account/{id}`, { params, headers: withKey(key) }),
    );
  }
  const params = { path, query: { daId: partnerId } };
  return unwrap(
    api.account.PUT(`${ACCOUNT}/da/${act}/${noun}/{id}`, { params, headers: withKey(key) }),
  );
}
