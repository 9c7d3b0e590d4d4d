import { verdictsOf } from './verdicts';

it('of papers are what Preflight says of each', () => {
  const report = `<?xml version="1.0"?>
<preflights count="2">
  <preflight name="a.pdf">
    <isValid type="PDF/A1-b">true</isValid>
  </preflight>
  <preflight name="b.pdf">
    <isValid type="">false</isValid>
    <errors count="2">
      <error count="1"><code>1.1</code><details>Header Syntax error</details></error>
      <error count="1"><code>1.1</code><details>Header Syntax error</details></error>
    </errors>
  </preflight>
</preflights>`;
  expect([...verdictsOf(report)]).toEqual([
    ['a.pdf', []],
    ['b.pdf', ['Header Syntax error', 'no PDF/A-1b']],
  ]);
  expect(verdictsOf('').size).toBe(0);
});
