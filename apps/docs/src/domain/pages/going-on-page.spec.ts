import { SAMPLE_CHARGES, SAMPLE_INSURED, SAMPLE_TERMS } from '@palisade/testing';
import { goingOnPage } from './going-on-page';

const PAPER = { insured: SAMPLE_INSURED, agent: null, terms: SAMPLE_TERMS };

describe('the paper of cover that goes on', () => {
  it.each([
    [
      'NON_RENEWAL' as const,
      'The policy is not renewed. Cover ends then, without a further notice.',
    ],
    ['OTHER_TERMS' as const, 'The renewal that is offered begins then.'],
  ])('says from when until when, what it costs and what follows: %s', (cause, then) => {
    const charges = { ...SAMPLE_CHARGES, premium: 9_320, amountDue: 9_600 };
    const policy = { ...PAPER, charges, policyNumber: 'P-26-0000001', carrierName: null };
    const goesOn = { from: '2027-01-15', until: '2027-02-18', cause };
    const [, cover] = goingOnPage(policy, { charges, goesOn }).sections;
    expect(cover.rows).toEqual([
      ['From', '01/15/2027'],
      ['Until', '02/18/2027'],
      ['Premium', '$93.20'],
      ['Total with taxes and fees', '$96.00'],
    ]);
    expect(cover.paragraphs?.at(-1)).toBe(then);
  });
});
