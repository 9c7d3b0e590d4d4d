import type { QuoteAction, QuoteStatus } from '../../../lib/api-types';
import { nextStepKey } from './next-step';

describe('what follows a saved endorsement', () => {
  it.each<[string, QuoteStatus, QuoteAction[], boolean, string]>([
    ['can be bound', 'READY', ['bind', 'sendSignRequest'], true, 'ready'],
    ['is to be sent to the insured', 'READY', ['sendSignRequest'], true, 'unsigned'],
    ['is sent to whoever signs it', 'READY', ['requestToBind'], false, 'agencySends'],
    ['is sent to whoever signs it', 'ACTIVE', ['requestToBind'], false, 'agencySends'],
    ['waits for an underwriter', 'REFERRED', [], false, 'waits'],
    ['waits for an underwriter', 'REFERRED', [], true, 'waits'],
  ])('%s: %s, %j, may ask to sign: %s', (_, status, allowedActions, mayAskToSign, key) => {
    expect(nextStepKey({ status, allowedActions }, mayAskToSign)).toBe(`policy:endorse.${key}`);
  });
});
