import type { Declination, DiligentEffort } from './diligent-effort';
import { checkEffort, effortProblem } from './diligent-effort';

const TODAY = '2026-06-15';
const declination = (insurer: string, declinedOn = TODAY): Declination => ({
  insurer,
  contact: 'Ida Moss',
  declinedOn,
  reason: 'No appetite for this class.',
});
const THREE = ['Oakline', 'Pinecrest', 'Elmway'].map((insurer) => declination(insurer));
const effort = (
  declinations: Declination[],
  basis: DiligentEffort['basis'] = 'DECLINATIONS',
): DiligentEffort => ({ basis, declinations, signedBy: 'Nora Vale', signedAt: `${TODAY}T00:00Z` });
const at = (place: string) => `/diligentEffort/declinations${place}`;

describe('the diligent effort', () => {
  it.each([
    ['NEW', 'MT', null, true],
    ['NEW', 'MT', {}, true],
    ['NEW', 'MT', { diligentEffort: null }, true],
    ['NEW', 'MT', { diligentEffort: effort(THREE) }, false],
    ['NEW', 'LA', null, false],
    ['RENEWAL', 'MT', null, false],
    ['ENDORSEMENT', 'MT', null, false],
  ] as const)('of what is %s in %s with %j is missing: %s', (kind, state, surplus, isMissing) => {
    const problem = effortProblem({ kind, state, surplus });
    expect(problem?.code ?? null).toBe(isMissing ? 'DILIGENT_EFFORT_MISSING' : null);
    if (isMissing) expect(problem?.detail).toContain('MT asks for a diligent effort: 3 admitted');
  });

  it.each([
    ['two insurers', effort(THREE.slice(1)), [at('')]],
    ['insurers that had not to be asked', effort(THREE, 'EXPORT_LIST'), [at('')]],
    ['one twice', effort([...THREE, declination('OAKLINE')]), [at('/3/insurer')]],
    [
      'tomorrow',
      effort([...THREE.slice(1), declination('Ash', '2026-06-16')]),
      [at('/2/declinedOn')],
    ],
  ])('of %s is refused at its place', (_, given, pointers) => {
    const errors = pointers.map((pointer) => expect.objectContaining({ pointer }));
    const refusal = { status: 400, code: 'DILIGENT_EFFORT_INVALID', errors };
    expect(() => checkEffort(given, TODAY)).toThrow(expect.objectContaining(refusal));
  });

  it.each([effort(THREE), effort([], 'EXPORT_LIST'), effort([], 'EXEMPT_PURCHASER')])(
    'of %j holds',
    (given) => {
      expect(() => checkEffort(given, TODAY)).not.toThrow();
    },
  );
});
