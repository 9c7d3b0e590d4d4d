import {
  dmarcOf,
  hasDkimKey,
  hasMtaStsRecord,
  isWithin,
  mtaStsOf,
  spfOf,
  spfRedirectOf,
  thirdPartySendersOf,
} from './mail-records';

describe('mail records', () => {
  it.each([
    ['-all', ['v=spf1 mx -all']],
    ['~all', ['other', 'v=spf1 include:_spf.mail.test ~all']],
    ['?all', ['v=spf1 ?all']],
    ['?all', ['v=spf1 mx']],
    ['+all', ['v=spf1 all']],
    ['+all', ['V=SPF1 +ALL']],
    ['none', ['google-site-verification=x', 'v=spf10 -all']],
    ['invalid', ['v=spf1 -all', 'v=spf1 ~all']],
  ])('SPF %s of %j', (value, records) => {
    expect(spfOf(records)).toBe(value);
  });

  it('follow a redirect only where nothing is said of all', () => {
    expect(spfRedirectOf(['v=spf1 redirect=_spf.mail.test'])).toBe('_spf.mail.test');
    expect(spfRedirectOf(['v=spf1 redirect=_spf.mail.test -all'])).toBeNull();
    expect(spfRedirectOf(['v=spf1 redirect=%{i}.mail.test'])).toBeNull();
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
