import type { AccountType } from '@palisade/kernel';

/** Something that a new person may begin with, and where. */
interface StepSetup {
  key: string;
  path: string;
  /** The place of the persona that it belongs to. */
  place: string;
  permission: string;
  /** Whose step it is; everyone's when left out. */
  types?: readonly AccountType[];
}

const SELLERS: readonly AccountType[] = ['AGENCY', 'DIGITAL', 'COWBELL'];

const STEPS: readonly StepSetup[] = [
  {
    key: 'lookUp',
    path: 'manage/account/lookup',
    place: 'accounts',
    permission: 'account:create',
    types: SELLERS,
  },
  {
    key: 'indication',
    path: 'indication',
    place: 'quotes',
    permission: 'quote:create',
    types: SELLERS,
  },
  {
    key: 'keys',
    path: 'manage/api-keys',
    place: 'manage/api-keys',
    permission: 'api-key:create',
    types: ['DIGITAL'],
  },
  {
    key: 'company',
    path: 'accounts',
    place: 'accounts',
    permission: 'account:view',
    types: ['CUSTOMER'],
  },
  {
    key: 'offers',
    path: 'quotes',
    place: 'quotes',
    permission: 'quote:view',
    types: ['CUSTOMER'],
  },
  {
    key: 'documents',
    path: 'documents',
    place: 'documents',
    permission: 'document:view',
    types: ['CUSTOMER', 'MSSP'],
  },
  { key: 'profile', path: 'manage/profile', place: 'manage/profile', permission: 'any' },
  { key: 'invite', path: 'manage/users', place: 'manage/users', permission: 'user:create' },
];

/** What a new person of an account type may begin with, of the places that are theirs. */
export const firstSteps = (
  type: AccountType,
  places: readonly string[],
  can: (permission: string) => boolean,
): StepSetup[] =>
  STEPS.filter(
    ({ types, place, permission }) =>
      (!types || types.includes(type)) && places.includes(place) && can(permission),
  );
