import { APPLICATION_FIELDS } from '@palisade/trade';
import { applicationForm } from './application-form';

const texts = new Proxy({}, { get: (_, key) => `text of ${String(key)}` });

describe('the blank application', () => {
  it.each(['US', 'UK'] as const)(
    'asks all that is read of it, in the words of the %s',
    (region) => {
      const form = applicationForm(region, texts);
      const fields = form.sections.flatMap((section) => section.fields);
      const names = APPLICATION_FIELDS.filter((name) => name !== 'state' || region === 'US');
      expect(fields.map(({ name }) => name)).toEqual(names);
      expect(fields.every(({ label }) => label.length > 0)).toBe(true);
      const by = (name: string) => fields.find((field) => field.name === name);
      expect(by('country')?.fixed).toBe(region === 'US' ? 'USA' : 'GBR');
      expect(by('zipCode')?.label).toBe(region === 'US' ? 'ZIP code' : 'Postcode');
      expect(by('ownershipType')?.choices).toContain('Private');
      expect(by('answer.mfaCloud')).toMatchObject({ choices: ['Yes', 'No'], fixed: null });
      expect(by('answer.claimHistory')?.choices).toHaveLength(6);
    },
  );
});
