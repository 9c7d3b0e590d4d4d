import type { QuoteStatus } from '@palisade/contracts';
import type { AdditionalInsured } from './additional-insureds';
import { checkAdditionalInsureds } from './additional-insureds';

const INSURED: AdditionalInsured = {
  id: 'a',
  businessName: 'Bright Dental',
  address1: '1 Main Street',
  address2: null,
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  naicsCode: '621210',
  naicsDescription: null,
};

describe('the additional insureds', () => {
  it.each<[QuoteStatus, boolean]>([
    ['TEMPORARY', true],
    ['DRAFT', true],
    ['REQUESTED', true],
    ['ACTIVE', true],
    ['READY', true],
    ['INDICATION', true],
    ['REFERRED', true],
    ['IN_REVIEW', true],
    ['SIGNED', false],
    ['BOUND', false],
    ['LOST', false],
  ])('of a quote that is %s change: %s', (status, isLet) => {
    const act = (): void => checkAdditionalInsureds([INSURED], { status, country: 'USA' });
    if (isLet) expect(act).not.toThrow();
    else expect(act).toThrow(expect.objectContaining({ status: 409, code: 'QUOTE_CLOSED' }));
  });

  it('are refused by every address that does not hold', () => {
    const wrong = { ...INSURED, zipCode: '1' };
    const act = (): void =>
      checkAdditionalInsureds([INSURED, wrong, { ...wrong, state: 'ZZ' }], {
        status: 'DRAFT',
        country: 'USA',
      });
    const at = (pointer: string) =>
      expect.objectContaining({
        pointer: expect.stringMatching(`^/additionalInsureds/${pointer}`),
      });
    expect(act).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [at('1'), at('2'), at('2')],
        message: expect.stringMatching(/\w \w/),
      }),
    );
  });
});
