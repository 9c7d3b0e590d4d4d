import { RED_ROCK_DENTAL } from '../accounts';
import { modal, tickAll, type PressedForm } from './form';

const account = () => ({ accountId: RED_ROCK_DENTAL });

/** The forms about what is known of a client. */
export const accounts: PressedForm[] = [
  {
    name: 'the details of an account',
    file: 'features/accounts/details/account-edit-form.tsx',
    person: 'agency',
    path: () => `/agency/accounts/${RED_ROCK_DENTAL}/edit`,
    // As if no quote of it were open.
    answers: {
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
    'agency',
    'agency/accounts',
    'account-no-domain-attest',
    'accounts/details/no-domain-modal.tsx',
    account,
    { prepare: tickAll },
  ),
];
