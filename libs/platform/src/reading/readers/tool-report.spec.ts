import { FileRefused } from '../file-refused';
import { readToolReport } from './tool-report';

const rowsOf = async (text: string): Promise<string[][]> =>
  (await readToolReport(Buffer.from(text))).rows;

const REPORT = `<?xml version="1.0"?>
<ASSET_DATA_REPORT>
  <HOST_LIST><HOST>
    <IP>10.0.0.1</IP><DNS><![CDATA[web-01]]></DNS>
    <VULN_INFO_LIST>
      <VULN_INFO><QID>38794</QID><VULN_STATUS>Active</VULN_STATUS></VULN_INFO>
      <VULN_INFO><QID>11</QID><VULN_STATUS>Fixed</VULN_STATUS></VULN_INFO>
    </VULN_INFO_LIST>
  </HOST></HOST_LIST>
  <GLOSSARY><VULN_DETAILS_LIST>
    <VULN_DETAILS><QID>38794</QID><TITLE>Old TLS</TITLE><SEVERITY>4</SEVERITY></VULN_DETAILS>
  </VULN_DETAILS_LIST></GLOSSARY>
</ASSET_DATA_REPORT>`;

describe('readToolReport', () => {
  it('reads rows of any length, also above the table', async () => {
    expect(await rowsOf('"Report","1"\nTitle,Severity,QID\n"a ""b""",4,1\n')).toEqual([
      ['Report', '1'],
      ['Title', 'Severity', 'QID'],
      ['a "b"', '4', '1'],
    ]);
  });

  it('reads each weakness of each host with what it is', async () => {
    expect((await rowsOf(REPORT)).slice(1)).toEqual([
      ['web-01', '38794', 'Old TLS', '4', 'Active', ''],
      ['web-01', '11', 'QID 11', '', 'Fixed', ''],
    ]);
  });

  it.each(['<html></html>', '<ASSET_DATA_REPORT>', '<a>&x;</a>', 'a\n'.repeat(50_001)])(
    'refuses %#',
    async (text) => {
      await expect(rowsOf(text)).rejects.toBeInstanceOf(FileRefused);
    },
  );
});
