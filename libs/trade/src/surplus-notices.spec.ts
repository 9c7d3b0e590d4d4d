import { surplusNoticeOf, surplusNoticeOn, surplusNoticeText } from './surplus-notices';
import { NOTICE_STATES } from './surplus-taxes';

describe('surplus lines notices', () => {
  it.each(NOTICE_STATES)('%s has one on every day since 2020', (state) => {
    expect(surplusNoticeOn(state, '2019-12-31')).toBeUndefined();
    const notice = surplusNoticeOn(state, '2020-01-01');
    expect(notice).toMatchObject({ state });
    expect(surplusNoticeOf(notice?.version ?? '')).toBe(notice);
  });

  it('quote what Louisiana prescribes, line by line, with the statute', () => {
    const notice = surplusNoticeOn('LA', '2026-06-01');
    if (!notice) throw new Error('There is one.');
    expect(notice.prescribed?.lines).toHaveLength(6);
    expect(surplusNoticeText(notice)).toMatch(
      /these words:\nThis insurance policy is delivered .*\nPrinted Name of Licensed Louisiana Surplus Lines Broker\n\(La\. R\.S\. 22:433\)$/s,
    );
  });

  it('say in our words what no statute is known to prescribe', () => {
    const notice = surplusNoticeOn('MT', '2026-06-01');
    expect(notice?.prescribed).toBeNull();
    expect(notice && surplusNoticeText(notice)).toBe(notice?.paragraphs.join('\n'));
  });

  it('know no version that nobody wrote', () => {
    expect(surplusNoticeOf('LA-0')).toBeUndefined();
  });
});
