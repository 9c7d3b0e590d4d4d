import type { DomainError } from '@palisade/kernel';
import type { LicenseFacts } from './license-rules';
import { checkLicense } from './license-rules';

const TODAY = '2026-01-15';

describe('a licence', () => {
  it.each<[string, LicenseFacts, string[]]>([
    ['that ends today', { state: 'TX', expirationDate: TODAY }, []],
    ['that has ended', { state: 'TX', expirationDate: '2026-01-14' }, ['/expirationDate']],
    ['of no state', { state: 'ZZ' }, ['/state']],
    ['with a signature for Louisiana', { state: 'LA', signatureOnFile: true }, []],
    ['with a signature for Texas', { state: 'TX', signatureOnFile: true }, ['/signatureOnFile']],
  ])('%s', (_, facts, pointers) => {
    let failing: (string | undefined)[] = [];
    let told = '';
    try {
      checkLicense(facts, { today: TODAY, isState: facts.state !== 'ZZ' });
    } catch (error) {
      failing = (error as DomainError).errors.map(({ pointer }) => pointer);
      told = (error as DomainError).errors.map(({ detail }) => detail).join();
    }
    expect(failing).toEqual(pointers);
    expect(told.includes('There is no state ZZ')).toBe(facts.state === 'ZZ');
  });
});
