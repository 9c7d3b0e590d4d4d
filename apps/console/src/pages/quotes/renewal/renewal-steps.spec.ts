import { renewalStepOf, requestOf, termsIn } from './renewal-steps';

describe('the steps of a renewal', () => {
  it.each([
    ['summary', 'summary'],
    ['custom-quote', 'custom-quote'],
    ['else', 'verify'],
    [undefined, 'verify'],
  ])('%s is %s', (text, step) => {
    expect(renewalStepOf(text)).toBe(step);
  });

  it('take the terms of the address, and none that are no amounts', () => {
    const address = new URLSearchParams(
      `policyId=p${termsIn({ limit: 2_000_000, deductible: 5000 })}`,
    );
    expect(requestOf(address)).toEqual({
      initialRequestData: { limit: 2_000_000, deductible: 5000 },
    });
    expect(requestOf(new URLSearchParams('limit=x&deductible=-1'))).toEqual({});
  });
});
