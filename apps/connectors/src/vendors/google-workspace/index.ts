import type { Finding } from '../../domain/finding';
import { passedShare, withShares } from '../../domain/finding';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { fieldOf, listOf, textOf } from '../vendor';

/** More people than these with all rights are a risk of their own. */
const MOST_ADMINISTRATORS = 5;

/** Google Workspace by its directory: second steps of people, and how many have all rights. */
export const GOOGLE_WORKSPACE: Vendor = {
  connectorType: 'GOOGLEWORKSPACE',
  connectorName: 'Google Workspace',
  description: 'Reads who signs in with a second step, and how many people have all rights.',
  signIn: 'OAUTH',
  origin: 'https://admin.googleapis.com',
  oauth: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    scope: ['https://www.googleapis.com/auth/admin.directory.user.readonly'],
  },
  isProven: false,
  async read(reader: ToolReader): Promise<SourceReading> {
    const path = '/admin/directory/v1/users?customer=my_customer&maxResults=500';
    const users = listOf(await reader.json(path), 'users');
    const findings = userFindings(users);
    const domain = textOf(users[0], 'primaryEmail').split('@')[1];
    return {
      findings: withShares(findings),
      score: passedShare(findings),
      label: domain ?? null,
      metadata: {},
    };
  },
};

/** A check for each person, and one of the number of administrators. */
export function userFindings(users: readonly Record<string, unknown>[]): Finding[] {
  if (!users.length) return [];
  const administrators = users.filter((user) => fieldOf(user, 'isAdmin') === true);
  const people = users.map((user): Finding => {
    const isAdministrator = fieldOf(user, 'isAdmin') === true;
    return {
      check: isAdministrator ? 'administrator-second-step' : 'person-second-step',
      subject: textOf(user, 'primaryEmail'),
      title: 'Signs in with a second step',
      verdict: fieldOf(user, 'isEnrolledIn2Sv') === true ? 'PASS' : 'FAIL',
      severity: isAdministrator ? 'CRITICAL' : 'HIGH',
      control: isAdministrator ? 'MFA_FOR_ADMINISTRATORS' : 'MFA_FOR_EVERYBODY',
      evidence: `isEnrolledIn2Sv ${String(fieldOf(user, 'isEnrolledIn2Sv'))}`,
      points: 0,
    };
  });
  const count: Finding = {
    check: 'administrators',
    subject: 'Directory',
    title: `At most ${MOST_ADMINISTRATORS} people have all rights`,
    verdict: administrators.length <= MOST_ADMINISTRATORS ? 'PASS' : 'FAIL',
    severity: 'MEDIUM',
    control: null,
    evidence: `${administrators.length} administrators`,
    points: 0,
  };
  return [...people, count];
}
