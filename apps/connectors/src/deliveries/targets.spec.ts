import { checkTarget, isInnerAddress } from './targets';

describe('the target of a webhook', () => {
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/',
    'https://user@example.com/',
    'file:///etc/passwd',
    'gopher://example.com',
    'nonsense',
  ])('is refused: %s', (url) => {
    expect(() => checkTarget(url, false)).toThrow('Invalid');
  });

  it.each(['https://example.com/hook', 'https://93.184.216.34/'])('is accepted: %s', (url) => {
    expect(() => checkTarget(url, false)).not.toThrow();
  });

  it('may be inside where that is allowed', () => {
    expect(() => checkTarget('http://127.0.0.1:9000/', true)).not.toThrow();
    expect(() => checkTarget('file:///etc/passwd', true)).toThrow('Invalid');
  });

  it('is inside when its address is no public one', () => {
    const inner = ['127.8.9.1', '192.168.1.1', '100.64.0.1', '::', 'fe80::1', 'text'];
    expect(inner.map(isInnerAddress)).toEqual(inner.map(() => true));
    expect(['8.8.8.8', '2606:4700::1111'].map(isInnerAddress)).toEqual([false, false]);
  });
});
