import { RED_ROCK_DENTAL } from '../accounts';
import { modal, NOBODYS, tickAll, type PressedForm } from './form';

const account = () => ({ accountId: RED_ROCK_DENTAL });

const MY_AGENT = 'accounts/serving/my-agent-modals.tsx';
const agency = () => ({ accountId: RED_ROCK_DENTAL, agencyId: NOBODYS, agencyName: 'An agency' });

const DETAILS = {
  facts: { dbaOrTradestyle: 'Pressed twice' },
  changed: ['Trades as'],
  home: '/agency/accounts',
};

/** The forms about what is known of a client. */
export const accounts: PressedForm[] = [
  {
    name: 'the details of an account',
    file: 'features/accounts/details/account-edit-form.tsx',
    person: 'agency',
    path: () => `/agency/accounts/${RED_ROCK_DENTAL}/edit`,
    // As if nothing of it was ever quoted.
    answers: {
      [`/api/account/v1/${RED_ROCK_DENTAL}`]: (known: object) => ({ ...known, status: 'Open' }),
      '/api/account/v1/precheck/*': () => ({
        WillInvalidateQuotes: false,
        WillReferQuotes: false,
        quotes: [],
      }),
    },
    prepare: async (page) => page.getByLabel('Trades as').fill('Pressed twice'),
    button: 'Save details',
  },
  modal(
    'agency',
    'agency/accounts',
    'policy-holder-contact',
    'accounts/details/policy-contact-modal.tsx',
    account,
  ),
  modal(
    'agency',
    'agency/accounts',
    'social-engineering-questions',
    'accounts/details/social-engineering-modal.tsx',
    account,
    {
      prepare: async (page) => {
        for (const group of await page.getByRole('radiogroup').all()) {
          await group.getByText('Yes').click();
        }
      },
    },
  ),
  modal(
    'admin',
    'admin/accounts',
    'account-sync-leads',
    'accounts/leads/sync-leads-modal.tsx',
    account,
  ),
  modal(
    'agency',
    'agency/accounts',
    'account-no-domain-attest',
    'accounts/details/no-domain-modal.tsx',
    account,
    { prepare: tickAll },
  ),
  modal(
    'agency',
    'agency/accounts',
    'account-details-confirm',
    'accounts/details/details-confirm-modal.tsx',
    () => ({ ...account(), ...DETAILS }),
  ),
  modal(
    'agency',
    'agency/accounts',
    'account-rename-request',
    'accounts/details/rename-modals.tsx',
    account,
  ),
  ...['agent-set', 'agent-remove'].map((id) =>
    modal('customer', `customer/accounts/${RED_ROCK_DENTAL}`, id, MY_AGENT, agency, {
      name: `${id} by the insured`,
    }),
  ),
];
