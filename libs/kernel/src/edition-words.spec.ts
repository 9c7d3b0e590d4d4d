import { editionAsked, inEdition } from './edition-words';
import type { Locale } from './regions';

describe('a sentence in the words of an edition', () => {
  it.each<[Locale, string, string]>([
    ['en-GB', 'Agency not found.', 'Brokerage not found.'],
    ['en-GB', 'An agency has at most 5 presets.', 'A brokerage has at most 5 presets.'],
    ['en-GB', 'Choose an agent of the agency.', 'Choose a broker of the brokerage.'],
    ['en-GB', 'Your organization asks everybody.', 'Your organisation asks everybody.'],
    ['en-GB', 'This license exists already.', 'This licence exists already.'],
    ['en-GB', 'The reagent is no agent.', 'The reagent is no broker.'],
    ['en-GB', 'Larkspur Agency has no agent.', 'Larkspur Agency has no broker.'],
    ['en-GB', 'Please select a Agency', 'Please select a Brokerage'],
    [
      'en-GB',
      'Agency Details Missing. Please contact your agent or support.',
      'Brokerage Details Missing. Please contact your broker or support.',
    ],
    ['en-US', 'The agency has no valid licence in NV.', 'The agency has no valid license in NV.'],
    ['en-US', 'Another organisation has this name.', 'Another organization has this name.'],
    [
      'en-GB',
      'The Client is already associated with another Agency/Brokerage!',
      'The Client is already associated with another Agency/Brokerage!',
    ],
  ])('%s: %s', (locale, sentence, expected) => {
    expect(inEdition(sentence, locale)).toBe(expected);
  });
});

it.each<[string | undefined, Locale | null]>([
  ['en-GB', 'en-GB'],
  ['en-GB,en;q=0.9', 'en-GB'],
  ['en-US', 'en-US'],
  ['de-DE,en-GB;q=0.5', null],
  ['*', null],
  [undefined, null],
])('the edition that %s asks for is %s', (header, locale) => {
  expect(editionAsked(header)).toBe(locale);
});
