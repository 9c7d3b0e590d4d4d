import * as fc from 'fast-check';
import { CLOUD_PROVIDERS, INDUSTRY_FACTORS, RISK_FACTORS, SIGNAL_WEIGHTS } from './risk-model';
import type { Hazard, SignalId } from './risk-model';
import { aggregateOf, industryFactors, riskBand, scoreRisk as scoreBeside } from './score-risk';
import type { SignalScores } from './signals';

/** The worked example that belongs to the model. */
const EXAMPLE: SignalScores = {
  'tls.version': 100,
  'tls.certificate': 100,
  'http.headers': 30,
  'dns.dnssec': 40,
  'dns.caa': 50,
  'q.dmzSeparation': 100,
  'q.patchingFrequency': 80,
  'c.MICROSOFT': 62,
  'q.mfaCloud': 100,
  'q.useCloudStorage': 70,
  'q.edrDeployed': 100,
  'q.mfaRemote': 100,
  'q.mfaAdmin': 0,
  'q.useEncryption': 100,
  'leak.credentials': 61,
  'q.pastCyberIncident': 100,
  'mail.spf': 75,
  'mail.dmarc': 40,
  'mail.dkim': 100,
  'q.isVerifyingBankAccounts': 100,
  'q.isAuthenticatingFundTransferRequests': 100,
  'q.isPreventingUnauthorizedWireTransfers': 0,
  'q.isSecurityTraining': 100,
  'q.backupFrequency': 70,
  'q.testedFullFailover': 0,
  'q.incidentResponsePlan': 100,
  'q.isSecurityOfficer': 0,
  'q.thirdPartySecurityAgreement': 100,
  'q.pendingLitigation': 100,
  'q.securityBreachRequiringNotification': 100,
};

const scoreRisk = (scores: SignalScores, hazard: Hazard | null) =>
  scoreBeside(scores, industryFactors(hazard));

const SIGNALS = [...new Set(Object.values(SIGNAL_WEIGHTS).flatMap(Object.keys))] as SignalId[];
const HAZARDS: Hazard[] = [1, 2, 3, 4, 5];

const someScores = fc
  .uniqueArray(fc.constantFrom(...SIGNALS))
  .chain((ids) =>
    fc.record(Object.fromEntries(ids.map((id) => [id, fc.integer({ min: 0, max: 100 })]))),
  ) as fc.Arbitrary<SignalScores>;

describe('scoreRisk', () => {
  it('gives the worked example of the model', () => {
    expect(scoreRisk(EXAMPLE, 3)).toMatchObject({
      factors: {
        networkSecurity: 74,
        cloudSecurity: 77,
        endpointSecurity: 81,
        darkIntelligence: 71,
        fundsTransfer: 68,
        cyberExtortion: 70,
        compliance: 85,
      },
      companyAggregate: 75,
      industryAggregate: 60,
      estimated: [],
    });
  });

  it.each([
    [1, 56],
    [2, 59],
    [3, 60],
    [4, 65],
    [5, 67],
    [null, 60],
  ] as const)(
    'shows a company of hazard %s the industry when nothing is known',
    (hazard, score) => {
      expect(scoreRisk({}, hazard)).toEqual({
        companyAggregate: null,
        industryAggregate: score,
        factors: INDUSTRY_FACTORS[hazard ?? 3],
        estimated: RISK_FACTORS,
        insiderThreat: null,
        supplyChain: null,
        confidence: 0,
      });
    },
  );

  it('estimates a factor of which less than a quarter is known', () => {
    const { factors, estimated } = scoreRisk({ 'ports.risky': 0, 'dns.dnssec': 0 }, 3);
    expect(factors).toMatchObject({ networkSecurity: 0, compliance: 56 });
    expect(estimated).not.toContain('networkSecurity');
    expect(scoreRisk({ 'tls.version': 0, 'dns.dnssec': 0 }, 3).estimated).toContain(
      'networkSecurity',
    );
  });

  it('scores a company as soon as one answer, finding or connector is known, not by its size', () => {
    expect(scoreRisk({ 'employees.scale': 65, 'connectors.count': 40 }, 3)).toMatchObject({
      companyAggregate: null,
      industryAggregate: 60,
    });
    expect(scoreRisk({ 'dns.caa': 50 }, 3).companyAggregate).toBe(60);
    expect(scoreRisk({ 'q.mfaAdmin': 0 }, 3).companyAggregate).toBe(60);
  });

  it('is as confident as much of the weight is known', () => {
    const whole = Object.fromEntries(SIGNALS.map((id) => [id, 50])) as SignalScores;
    expect(scoreRisk(whole, 3).confidence).toBe(100);
    const mail = { 'mail.spf': 0, 'mail.dmarc': 0, 'mail.dkim': 0, 'mail.mtasts': 0 };
    // 15 x 55/120 of the payments and 15 x 5/100 of extortion.
    expect(scoreRisk(mail, 3).confidence).toBe(7);
  });

  it('leaves out what is not known instead of counting it as zero', () => {
    const { insiderThreat } = scoreRisk({ 'employees.scale': 65 }, 3);
    expect(insiderThreat).toBe(65);
  });

  it('counts the best of several cloud providers, once', () => {
    const one = scoreRisk({ 'c.AWS': 80, 'q.mfaCloud': 100 }, 3);
    const two = scoreRisk({ 'c.AWS': 80, 'c.MICROSOFT': 10, 'q.mfaCloud': 100 }, 3);
    expect(two.factors).toEqual(one.factors);
    expect(one.factors.cloudSecurity).toBe(88);
  });

  it('stays between 0 and 100 whatever is known', () => {
    fc.assert(
      fc.property(someScores, fc.constantFrom(...HAZARDS), (scores, hazard) => {
        const { factors, companyAggregate } = scoreRisk(scores, hazard);
        const all = [...Object.values(factors), companyAggregate ?? 0];
        expect(all.filter((score) => !(score >= 0 && score <= 100))).toEqual([]);
      }),
    );
  });

  it('never falls when a known signal becomes better', () => {
    fc.assert(
      fc.property(someScores, fc.constantFrom(...SIGNALS), (scores, id) => {
        const known = { ...scores, [id]: scores[id] ?? 50 };
        const better = scoreRisk({ ...known, [id]: 100 }, 3);
        expect(better.companyAggregate ?? 0).toBeGreaterThanOrEqual(
          scoreRisk(known, 3).companyAggregate ?? 0,
        );
      }),
    );
  });

  it('knows every cloud provider as a signal of one factor', () => {
    expect(CLOUD_PROVIDERS.every((id) => id in SIGNAL_WEIGHTS.cloudSecurity)).toBe(true);
  });

  it('rounds an aggregate half up', () => {
    const level = (score: number) => ({ ...INDUSTRY_FACTORS[1], ...all(score) });
    expect(aggregateOf({ ...level(60), fundsTransfer: 70 })).toBe(62);
  });

  it.each([
    [0, 'poor'],
    [39, 'poor'],
    [40, 'fair'],
    [59, 'fair'],
    [60, 'good'],
    [79, 'good'],
    [80, 'excellent'],
    [100, 'excellent'],
  ] as const)('calls %i %s', (score, band) => {
    expect(riskBand(score)).toBe(band);
  });
});

const all = (score: number): Record<string, number> =>
  Object.fromEntries(RISK_FACTORS.map((factor) => [factor, score]));
