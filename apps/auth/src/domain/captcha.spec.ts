import type { DomainError } from '@palisade/kernel';
import type { CaptchaAnswer } from './captcha';
import { judgeToken } from './captcha';

function codeOf(answer: CaptchaAnswer | null): string {
  try {
    judgeToken(answer);
    return 'accepted';
  } catch (error) {
    return (error as DomainError).code;
  }
}

it.each<[string, CaptchaAnswer | null, string]>([
  ['accepted', { success: true, 'error-codes': [] }, 'accepted'],
  ['made up', { success: false, 'error-codes': ['invalid-input-response'] }, 'CAPTCHA_FAILED'],
  ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'CAPTCHA_FAILED'],
  ['old', { success: false, 'error-codes': ['expired-input-response'] }, 'CAPTCHA_FAILED'],
  [
    'of a wrong secret',
    { success: false, 'error-codes': ['invalid-input-secret'] },
    'CAPTCHA_AWAY',
  ],
  ['refused without a reason', { success: false }, 'CAPTCHA_AWAY'],
  ['accepted in another word', { success: 'true' }, 'CAPTCHA_AWAY'],
  ['not answered', null, 'CAPTCHA_AWAY'],
])('a token that is %s', (_, answer, code) => {
  expect(codeOf(answer)).toBe(code);
});
