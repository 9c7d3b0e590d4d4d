import type { Control, Finding } from '../../domain/finding';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { fieldOf, listOf, numberOf, textOf } from '../vendor';

/** Controls of the secure score that are evidence of ours, by their published names. */
const CONTROLS: Readonly<Record<string, Control>> = {
  AdminMFAV2: 'MFA_FOR_ADMINISTRATORS',
  MFARegistrationV2: 'MFA_FOR_EVERYBODY',
  BlockLegacyAuthentication: 'LEGACY_SIGN_IN_OFF',
  mdo_dmarc: 'MAIL_AUTHENTICATION',
  scid_2010: 'ENDPOINT_DETECTION',
  mip_search_auditlog: 'LOGGING',
};

/** Points of the score from which a control that is not met weighs as much. */
const WEIGHTY: readonly (readonly [number, Finding['severity']])[] = [
  [9, 'CRITICAL'],
  [5, 'HIGH'],
  [2, 'MEDIUM'],
];

/** Microsoft 365 by Graph's secure score: what is reached of what can be reached, and each control. */
export const MICROSOFT: Vendor = {
  connectorType: 'MICROSOFT',
  connectorName: 'Microsoft 365',
  description:
    'Reads the secure score of the tenant and its controls: sign-in of administrators and staff, old protocols, mail authentication, devices.',
  signIn: 'OAUTH',
  origin: 'https://graph.microsoft.com',
  oauth: {
    authorize: 'https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/organizations/oauth2/v2.0/token',
    scope: ['offline_access', 'SecurityEvents.Read.All', 'Organization.Read.All'],
  },
  isProven: true,
  async read(reader: ToolReader): Promise<SourceReading> {
    const [organization] = listOf(await reader.json('/v1.0/organization'), 'value');
    const [latest] = listOf(await reader.json('/v1.0/security/secureScores?$top=1'), 'value');
    const profiles = listOf(
      await reader.json('/v1.0/security/secureScoreControlProfiles?$top=999'),
      'value',
    );
    const tenant = textOf(organization, 'id');
    return {
      ...secureScore(latest, profiles),
      label: textOf(organization, 'displayName') || tenant || null,
      metadata: tenant ? { azureTenantId: tenant } : {},
    };
  },
};

/** The score of a tenant in percent (half up), and each control that it has. */
export function secureScore(
  latest: unknown,
  profiles: readonly Record<string, unknown>[],
): { score: number | null; findings: Finding[] } {
  if (latest === undefined) return { score: null, findings: [] };
  const most = numberOf(latest, 'maxScore');
  const byName = new Map(profiles.map((profile) => [textOf(profile, 'id'), profile]));
  const findings = listOf(fieldOf(latest, 'controlScores') ?? []).map((control) =>
    controlFinding(control, byName.get(textOf(control, 'controlName')), most),
  );
  return {
    score: most > 0 ? Math.round((100 * numberOf(latest, 'currentScore')) / most) : null,
    findings,
  };
}

function controlFinding(
  control: Record<string, unknown>,
  profile: unknown,
  ofAll: number,
): Finding {
  const check = textOf(control, 'controlName');
  const reached = numberOf(control, 'score');
  const most = fieldOf(profile, 'maxScore');
  const missing = typeof most === 'number' ? most - reached : 0;
  const isMet =
    typeof most === 'number' ? missing <= 0 : fieldOf(control, 'scoreInPercentage') === 100;
  return {
    check,
    subject: textOf(control, 'controlCategory') || 'Tenant',
    title: textOf(profile, 'title') || textOf(control, 'description') || check,
    verdict: isMet ? 'PASS' : 'FAIL',
    severity: WEIGHTY.find(([points]) => missing >= points)?.[1] ?? 'LOW',
    control: CONTROLS[check] ?? null,
    evidence: textOf(control, 'implementationStatus'),
    points: isMet || ofAll <= 0 ? 0 : Math.round((1_000 * missing) / ofAll) / 10,
  };
}
