import { inventedCompanies } from '../firmographics/invented-companies';
import { ManualClock } from '@palisade/testing';
import { signalScores } from '@palisade/trade';
import { observationsOf } from '../domain/scan/finding';
import { BuiltInDomainChecks } from './built-in-domain-checks';

const checks = new BuiltInDomainChecks(new ManualClock());

describe('the built-in domain checks', () => {
  it('see the same of a domain each time, and not the same of all', async () => {
    const first = await checks.check('redrockdental.example');
    expect(await checks.check('redrockdental.example')).toEqual(first);
    const all = await Promise.all(
      inventedCompanies().map(({ domainName }) => checks.check(domainName)),
    );
    expect(new Set(all.map((seen) => JSON.stringify(seen))).size).toBeGreaterThan(100);
  });

  it('see only what the score knows', async () => {
    const seen = await checks.check('redrockdental.example');
    expect(Object.keys(signalScores(observationsOf(seen)))).toEqual(
      seen.map(({ signal }) => signal),
    );
  });

  it('have seen nothing of a real domain', async () => {
    expect(await checks.check('palisade.test')).toEqual([]);
  });
});
