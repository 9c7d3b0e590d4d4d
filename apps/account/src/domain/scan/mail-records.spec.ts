import {
  dmarcOf,
  hasDkimKey,
  hasMtaStsRecord,
  isWithin,
  mtaStsOf,
  spfOf,
  spfSeen,
  thirdPartySendersOf,
} from './mail-records';

describe('mail records', () => {
  it.each([
    ['fail', '-all', 'v=spf1 mx'],
    ['softfail', '~all', 'v=spf1 mx'],
    ['neutral', '?all', 'v=spf1 mx'],
    ['pass', '+all', 'Anybody may send by a/0: v=spf1 mx'],
    ['none', 'none', 'v=spf1 mx'],
    ['permerror', 'invalid', 'Not valid, as a/0: v=spf1 mx'],
  ] as const)('SPF that says %s of a stranger is %s', (result, value, seen) => {
    expect(spfOf(result)).toBe(value);
    expect(spfSeen(value, 'a/0', 'v=spf1 mx')).toBe(seen);
  });

  it('say nothing of SPF when the DNS is silent', () => {
    expect(spfOf('temperror')).toBeNull();
  });

  it('name third parties once, and not the domain itself', () => {
    const record = 'v=spf1 include:a.test include:A.test include:b.test include:_spf.own.test ~all';
    expect(thirdPartySendersOf([record], 'own.test')).toEqual(['a.test', 'b.test']);
  });

  it.each([
    ['reject', ['v=DMARC1; p=reject; rua=mailto:a@b.test']],
    ['quarantine', ['v=DMARC1;p=quarantine']],
    ['none', ['v=DMARC1; p=none']],
    ['absent', ['v=DMARC1; sp=reject']],
    ['absent', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']],
    ['absent', []],
  ])('DMARC %s of %j', (value, records) => {
    expect(dmarcOf(records)).toBe(value);
  });

  it('hold a key unless it was withdrawn', () => {
    expect(hasDkimKey(['v=DKIM1; k=rsa; p=MIGfMA0'])).toBe(true);
    expect(hasDkimKey(['v=DKIM1; p='])).toBe(false);
    expect(hasDkimKey(['v=spf1 -all'])).toBe(false);
  });

  it.each([
    ['enforce', 'version: STSv1\r\nmode: enforce\r\nmx: mail.own.test\r\n'],
    ['testing', 'version: STSv1\nmode: testing\n'],
    ['absent', 'version: STSv1\nmode: none\n'],
    ['absent', '<html>'],
  ])('MTA-STS %s', (mode, policy) => {
    expect(mtaStsOf(policy)).toBe(mode);
    expect(hasMtaStsRecord(['v=STSv1; id=1'])).toBe(true);
  });

  it('tell a host of the domain from one whose name only ends alike', () => {
    expect(isWithin('www.own.test', 'own.test')).toBe(true);
    expect(isWithin('notown.test', 'own.test')).toBe(false);
  });
});
