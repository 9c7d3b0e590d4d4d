// After each suite through HTTP: what its service's writes.csv says is asked there, and was not. A run
// that names its tests leaves some out.
const { testPath } = expect.getState();

if (testPath.endsWith('.e2e-spec.ts') && !process.env.TESTS_NAMED) {
  afterAll(() => {
    const left = globalThis.unaskedWrites?.() ?? [];
    if (left.length) throw new Error(`Never succeeded in this suite: ${left.join(', ')}.`);
  });
}
