import type { SearchHit } from '../../../lib/api-types';
import type { IconName } from '../../../lib/icons';
import { placesOf, visible, type Persona } from '../../personas';

export type SearchKind = SearchHit['kind'];

interface KindSetup {
  kind: SearchKind;
  /** The entry of the navigation that its page belongs to: who has none has no such page. */
  entry: string;
  labelKey: string;
  icon: IconName;
  /** The service that finds it. */
  service: string;
  pathOf: (hit: SearchHit) => string;
}

/** What is found, in the order in which it is shown, and where each is opened. */
const KINDS: readonly KindSetup[] = [
  {
    kind: 'CLIENT',
    entry: 'accounts',
    labelKey: 'common:search.kind.CLIENT',
    icon: 'accounts',
    service: 'account',
    pathOf: ({ id }) => `accounts/${id}`,
  },
  {
    kind: 'QUOTE',
    entry: 'quotes',
    labelKey: 'common:search.kind.QUOTE',
    icon: 'quotes',
    service: 'quote',
    pathOf: ({ id }) => `quotes/${id}`,
  },
  {
    kind: 'POLICY',
    entry: 'policies',
    labelKey: 'common:search.kind.POLICY',
    icon: 'policies',
    service: 'policy',
    pathOf: ({ id }) => `policies/${id}`,
  },
  {
    kind: 'CLAIM',
    entry: 'claims',
    labelKey: 'common:search.kind.CLAIM',
    icon: 'claims',
    service: 'claims',
    pathOf: ({ id }) => `claims/${id}`,
  },
  {
    kind: 'PERSON',
    entry: 'manage/users',
    labelKey: 'common:search.kind.PERSON',
    icon: 'people',
    service: 'auth',
    pathOf: ({ detail, title }) =>
      `manage/users?${new URLSearchParams({ search: detail ?? title })}`,
  },
];

/** The kinds that a person can open. */
export function openableKinds(
  persona: Persona,
  can: (permission: string) => boolean,
): readonly KindSetup[] {
  const entries = visible(placesOf(persona), can).map(({ path }) => path);
  return KINDS.filter(({ entry }) => entries.includes(entry));
}

/** Who finds what is of this kind. */
export const finderOf = (kind: SearchKind): string =>
  KINDS.find((setup) => setup.kind === kind)?.service ?? '';
