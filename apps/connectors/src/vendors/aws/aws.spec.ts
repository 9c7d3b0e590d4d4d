import { AWS } from '.';

const finding = (id: string) => ({
  AwsAccountId: '012345678912',
  GeneratorId: id,
  Title: id,
  Compliance: { Status: 'PASSED' },
  Resources: [{ Id: id }],
});

describe('Security Hub', () => {
  it('is read page by page, each asked with the token of the one before', async () => {
    const asked: unknown[] = [];
    const pages = [{ Findings: [finding('a')], NextToken: 'more' }, { Findings: [finding('b')] }];
    const { findings, label } = await AWS.read({
      json: (path, question) => Promise.resolve(pages[asked.push([path, question]) - 1]),
      report: () => Promise.reject(new Error('unused')),
    });
    const Filters = {
      RecordState: [{ Value: 'ACTIVE', Comparison: 'EQUALS' }],
      WorkflowStatus: [{ Value: 'SUPPRESSED', Comparison: 'NOT_EQUALS' }],
    };
    expect(asked).toEqual([
      ['/findings', { Filters, MaxResults: 100 }],
      ['/findings', { Filters, MaxResults: 100, NextToken: 'more' }],
    ]);
    expect([findings.map(({ title }) => title), label]).toEqual([['a', 'b'], '012345678912']);
  });

  it('is read no further than fifty pages', async () => {
    let asked = 0;
    const json = () => Promise.resolve({ Findings: [finding(`${asked++}`)], NextToken: 'more' });
    await AWS.read({ json, report: () => Promise.reject(new Error('unused')) });
    expect(asked).toBe(50);
  });
});
