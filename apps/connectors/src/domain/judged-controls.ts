import type { SecurityControl } from '@palisade/trade';
import { SECURITY_CONTROLS } from '@palisade/trade';
import type { Finding } from './finding';

/** What a tool judged of one of our controls. */
export interface JudgedControl {
  control: SecurityControl;
  passed: number;
  failed: number;
  evidence: string;
}

const EVIDENCE_LENGTH = 500;

/** What was judged of each control; a control that nothing judged is not told: that is no evidence. */
export function judgedControls(findings: readonly Finding[]): JudgedControl[] {
  return SECURITY_CONTROLS.flatMap((control) => {
    const of = findings.filter((finding) => finding.control === control);
    const passed = of.filter(({ verdict }) => verdict === 'PASS');
    const failed = of.filter(({ verdict }) => verdict === 'FAIL');
    const [shown] = [...failed, ...passed];
    if (!shown) return [];
    const words = [shown.title, shown.evidence].filter(Boolean).join(': ');
    const evidence = words.slice(0, EVIDENCE_LENGTH);
    return [{ control, passed: passed.length, failed: failed.length, evidence }];
  });
}
