import { UnreadableAnswer } from '../vendor';
import { xmlFindings } from './xml-report';

const REPORT = `<?xml version="1.0"?>
<ASSET_DATA_REPORT>
  <HOST_LIST><HOST>
    <IP>10.0.0.1</IP><DNS><![CDATA[web-01]]></DNS>
    <VULN_INFO_LIST>
      <VULN_INFO><QID>38794</QID><TYPE>Vuln</TYPE><VULN_STATUS>Active</VULN_STATUS></VULN_INFO>
      <VULN_INFO><QID>11</QID><TYPE>Vuln</TYPE><VULN_STATUS>Fixed</VULN_STATUS></VULN_INFO>
    </VULN_INFO_LIST>
  </HOST></HOST_LIST>
  <GLOSSARY><VULN_DETAILS_LIST>
    <VULN_DETAILS><QID>38794</QID><TITLE><![CDATA[Old TLS]]></TITLE><SEVERITY>4</SEVERITY></VULN_DETAILS>
  </VULN_DETAILS_LIST></GLOSSARY>
</ASSET_DATA_REPORT>`;

describe('xmlFindings', () => {
  it('reads each weakness of each host with what it is', () => {
    expect(xmlFindings(REPORT)).toMatchObject([
      {
        check: 'QID 38794',
        subject: 'web-01',
        title: 'Old TLS',
        verdict: 'FAIL',
        severity: 'HIGH',
      },
      { check: 'QID 11', subject: 'web-01', title: 'QID 11', verdict: 'PASS' },
    ]);
  });

  it.each(['<html></html>', '<ASSET_DATA_REPORT>', '<a>&x;</a>'])('refuses %s', (text) => {
    expect(() => xmlFindings(text)).toThrow(UnreadableAnswer);
  });
});
