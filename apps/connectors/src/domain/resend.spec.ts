import { checkResend } from './resend';

describe('a delivery', () => {
  it.each([
    ['DELIVERED', true, null],
    ['DEAD', true, null],
    ['WAITING', true, 'on its way already'],
    ['DEAD', false, 'set its address first'],
  ] as const)('that is %s, with a webhook that sends: %s, is sent again unless: %s', (...of) => {
    const [state, isEnabled, refusal] = of;
    const act = () => checkResend(state, isEnabled);
    if (refusal) expect(act).toThrow(refusal);
    else expect(act).not.toThrow();
  });
});
