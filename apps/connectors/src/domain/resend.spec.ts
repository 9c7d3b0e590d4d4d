import { checkResend } from './resend';

describe('a delivery', () => {
  it.each([
    ['DELIVERED', true, null],
    ['DEAD', true, null],
    ['WAITING', true, 'DELIVERY_WAITS'],
    ['WAITING', false, 'DELIVERY_WAITS'],
    ['DEAD', false, 'WEBHOOK_SILENT'],
  ] as const)('that is %s, with a webhook that sends: %s, is sent again unless: %s', (...of) => {
    const [state, isEnabled, code] = of;
    const act = () => checkResend(state, isEnabled);
    if (code) expect(act).toThrow(expect.objectContaining({ status: 409, code }));
    else expect(act).not.toThrow();
  });
});
