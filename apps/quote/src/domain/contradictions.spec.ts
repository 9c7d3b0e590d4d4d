import { contradictionsOf, settledByAnswer } from './contradictions';
import type { Answer, Answers } from './security-answers';
import type { Provable } from './subjectivities';
import type { ToolProof } from './tool-proofs';

const proof = (failed: number): ToolProof => ({
  id: 'c1',
  connectorType: 'SOPHOS',
  name: 'Sophos',
  controls: [
    { control: 'ENDPOINT_DETECTION', passed: 3, failed, evidence: '1 of 4 is not healthy' },
  ],
});

describe('an answer that a tool contradicts', () => {
  it.each<[string, Answer | undefined, ToolProof[], string[]]>([
    ['is a YES beside a check that failed', true, [proof(1)], ['ANSWER_ENDPOINT_DETECTION']],
    [
      'is asked about once by two tools',
      'YES',
      [proof(1), proof(2)],
      ['ANSWER_ENDPOINT_DETECTION'],
    ],
    ['is no NO', false, [proof(1)], []],
    ['is none that was not given', undefined, [proof(1)], []],
    ['is none beside checks that pass', true, [proof(0)], []],
    ['is none without a tool', true, [], []],
  ])('%s', (_, edrDeployed, proofs, codes) => {
    const answers: Answers = edrDeployed === undefined ? {} : { edrDeployed };
    expect(contradictionsOf(answers, proofs).map(({ code }) => code)).toEqual(codes);
  });

  it('says which tool, what it saw and what to do', () => {
    expect(contradictionsOf({ edrDeployed: true }, [proof(1)])).toEqual([
      {
        code: 'ANSWER_ENDPOINT_DETECTION',
        title: 'Answer about endpoint detection',
        text: 'Sophos says otherwise: 1 of 4 is not healthy. Correct the answer, or show that it holds.',
        autoClear: { connector: 'TOOL', metric: 'ENDPOINT_DETECTION', gte: 100 },
      },
    ]);
  });
});

describe('a condition about an answer', () => {
  const OPEN: Provable & { code: string } = {
    code: 'ANSWER_ENDPOINT_DETECTION',
    stage: 'bind',
    state: 'open',
    evidence: [],
    autoClear: { connector: 'TOOL', metric: 'ENDPOINT_DETECTION', gte: 100 },
    docId: null,
    completedBy: null,
  };
  const MET = { state: 'cleared', note: 'The answer was corrected.' };
  const AGAIN = { state: 'open', note: 'No connected tool shows it any more.' };
  it.each<[string, Partial<typeof OPEN>, Answer, number, object | null]>([
    ['is met when the answer was corrected', {}, false, 1, MET],
    ['is met so after it was handed in', { state: 'submitted' }, 'NO', 1, MET],
    ['waits while the answer stands', {}, true, 1, null],
    ['is met by checks that pass', {}, true, 0, { state: 'cleared', connectionId: 'c1' }],
    ['stays met at the next reading', { state: 'cleared' }, false, 1, null],
    ['opens when it is a YES again', { state: 'cleared' }, 'YES', 1, AGAIN],
    ['stays as a person decided', { completedBy: 'p' }, false, 1, null],
    ['stays as a document proves', { state: 'cleared', docId: 'd' }, true, 1, null],
    ['is no other condition', { code: 'ADMINS' }, false, 1, null],
  ])('%s', (_, change, edrDeployed, failed, expected) => {
    const settled = settledByAnswer({ ...OPEN, ...change }, { edrDeployed }, [proof(failed)]);
    if (expected === null) expect(settled).toBeNull();
    else expect(settled).toMatchObject(expected);
  });
});
