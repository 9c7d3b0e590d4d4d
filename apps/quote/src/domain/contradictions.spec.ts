import { contradictionsOf } from './contradictions';
import type { Answer, Answers } from './security-answers';
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
