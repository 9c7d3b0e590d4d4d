import { formOf, rateFault, termsOf } from './terms-form';

it('is typed as it is shown', () => {
  const rates = [
    { classification: 'Senior analyst', hourly: 350.5 },
    { classification: 'PARTNER', hourly: 600 },
  ];
  const terms = { kind: 'COUNSEL' as const, states: ['CA', 'NV'], rates };
  const form = formOf({ id: 'v', name: 'Firm', ...terms });
  expect(form.rates).toBe('Senior analyst 350.5\nPARTNER 600');
  expect(termsOf(form)).toEqual(terms);
  expect(termsOf({ kind: 'COUNSEL', states: 'ca;nv', rates: form.rates ?? '' })).toEqual(terms);
});

it.each([
  ['Partner 600', null],
  ['Partner 600\n\nClerk', 'Clerk'],
  ['Partner 600.555', 'Partner 600.555'],
  ['', null],
])('finds in %j the line %j', (text, line) => {
  expect(rateFault(text)).toBe(line);
});
