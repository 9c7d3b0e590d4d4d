import { inventedCompanies } from '../firmographics/invented-companies';
import { signalScores } from '../domain/risk/signals';
import { BuiltInDomainChecks } from './built-in-domain-checks';

const checks = new BuiltInDomainChecks();

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
    expect(Object.keys(signalScores(seen))).toEqual(Object.keys(seen));
  });

  it('have seen nothing of a real domain', async () => {
    expect(await checks.check('palisade.test')).toEqual({});
  });
});
