import { plainReason } from './plain-reason';

const WORDS = { mfaAdmin: 'MFA for administrators', CYBER_CRIME: 'Cyber Crime Loss' };

it.each([
  [
    'The question mfaAdmin is not answered.',
    'The question “MFA for administrators” is not answered.',
  ],
  ['CYBER_CRIME needs mfaAdmin YES.', '“Cyber Crime Loss” needs “MFA for administrators” YES.'],
  ['There was an incident.', 'There was an incident.'],
  ['constructor', 'constructor'],
])('says %s plainly', (text, expected) => {
  expect(plainReason(text, WORDS)).toBe(expected);
});
