import { isIPv6 } from 'node:net';
import { isInnerAddress } from '@palisade/platform';
import { checkTarget } from './targets';
import { publicLookup } from '../outside/public-lookup';

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

  it.each([
    ['this host', '0.0.0.0', '::'],
    ['loopback', '127.8.9.1', '::1'],
    ['private', '192.168.1.1', 'fd00:ec2::254'],
    ['of a carrier', '100.64.0.1', '100.127.255.255'],
    ['link-local', '169.254.169.254', 'fe80::1%eth0'],
    ['site-local', 'fec0::1', 'feff::1'],
    ['multicast and reserved', '224.0.0.1', 'ff02::1', '255.255.255.255'],
    ['for documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['for measurement', '198.18.0.1', '2001:2::1'],
    ['mapped', '::ffff:10.0.0.1', '::ffff:0a00:1', '::ffff:8.8.8.8'],
    ['compatible', '::10.0.0.1', '::a9fe:a9fe'],
    ['6to4', '2002:a00:1::', '2002:7f00:1::1', '2002:a9fe:a9fe::', '192.88.99.1'],
    ['NAT64', '64:ff9b::10.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::a00:1'],
    ['Teredo', '2001::1', '2001:0:4136:e378:8000:63bf:f5ff:fffe'],
    ['discarded', '100::1', '5f00::1'],
    ['none', 'text', ''],
  ])('is inside when its address is %s', (_, ...addresses) => {
    for (const address of addresses)
      expect([address, isInnerAddress(address)]).toEqual([address, true]);
    const hosts = addresses.filter((address) => isIPv6(address) && !address.includes('%'));
    for (const host of hosts) expect(() => checkTarget(`https://[${host}]/`, false)).toThrow();
  });

  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450::1', '2003::1'])(
    'is outside at %s',
    (address) => expect(isInnerAddress(address)).toBe(false),
  );
});

describe('a name that a webhook goes to', () => {
  const resolve = (addresses: string[]): Promise<unknown> =>
    new Promise((done) => {
      const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
      publicLookup(
        'hook.example',
        {},
        (error, result) => done(error?.message ?? result),
        (_host, _options, tell) => tell(null, found),
      );
    });

  it('does not resolve when one of its addresses is inside', async () => {
    expect(await resolve(['8.8.8.8', '2002:a00:1::'])).toBe('The address is not public.');
    expect(await resolve(['64:ff9b::10.0.0.1'])).toBe('The address is not public.');
    expect(await resolve(['8.8.8.8'])).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });
});
