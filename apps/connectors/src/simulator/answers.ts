import type { SecurityConnectorType } from '@palisade/contracts';

/** What a simulated tool answers, by the path without its query. */
export type Answers = Readonly<Record<string, unknown>>;

const microsoftControl = (controlName: string, score: number, controlCategory: string): object => ({
  controlName,
  controlCategory,
  score,
  implementationStatus: `${score} points reached`,
});

const microsoftProfile = (id: string, maxScore: number, title: string): object => ({
  id,
  maxScore,
  title,
});

/** Of 53 points; passwords that do not expire are worth 8 of them. */
const microsoft = (passwords: number): Answers => ({
  '/v1.0/organization': {
    value: [{ id: '6f2d6c1e-3b52-4a0e-9d5b-2f1f7a90c511', displayName: 'Simulated tenant' }],
  },
  '/v1.0/security/secureScores': {
    value: [
      {
        currentScore: 41 + passwords,
        maxScore: 53,
        controlScores: [
          microsoftControl('AdminMFAV2', 10, 'Identity'),
          microsoftControl('MFARegistrationV2', 9, 'Identity'),
          microsoftControl('BlockLegacyAuthentication', 8, 'Identity'),
          microsoftControl('mdo_dmarc', 2, 'Apps'),
          microsoftControl('scid_2010', 9, 'Device'),
          microsoftControl('mip_search_auditlog', 3, 'Apps'),
          microsoftControl('OneAdmin', 0, 'Identity'),
          microsoftControl('PWAgePolicyNew', passwords, 'Identity'),
        ],
      },
    ],
  },
  '/v1.0/security/secureScoreControlProfiles': {
    value: [
      microsoftProfile('AdminMFAV2', 10, 'Administrators sign in with a second factor'),
      microsoftProfile('MFARegistrationV2', 9, 'Everybody signs in with a second factor'),
      microsoftProfile('BlockLegacyAuthentication', 8, 'Old sign-in protocols are blocked'),
      microsoftProfile('mdo_dmarc', 5, 'Mail that fails DMARC is refused'),
      microsoftProfile('scid_2010', 9, 'Devices are watched by endpoint detection'),
      microsoftProfile('mip_search_auditlog', 3, 'The audit log is searched'),
      microsoftProfile('OneAdmin', 1, 'More than one person has all rights'),
      microsoftProfile('PWAgePolicyNew', 8, 'Passwords do not expire'),
    ],
  },
});

const person = (name: string, isAdmin: boolean, isEnrolledIn2Sv: boolean): object => ({
  primaryEmail: `${name}@simulated.example`,
  isAdmin,
  isEnrolledIn2Sv,
});

const googleWorkspace = (isWorkshopEnrolled: boolean): Answers => ({
  '/admin/directory/v1/users': {
    users: [
      person('head', true, true),
      person('office', false, true),
      person('sales', false, true),
      person('workshop', false, isWorkshopEnrolled),
    ],
  },
});

const computer = (hostname: string, overall: string): object => ({ hostname, health: { overall } });

const sophos = (laptop: string): Answers => ({
  '/endpoint/v1/endpoints': {
    items: [
      computer('desk-01', 'good'),
      computer('desk-02', 'good'),
      computer('laptop-07', laptop),
      computer('laptop-08', 'good'),
    ],
  },
});

const awsControl = (id: string, title: string, status: string, severity: string): object => ({
  GeneratorId: id,
  AwsAccountId: '012345678912',
  Title: title,
  Compliance: { Status: status },
  Severity: { Label: severity },
  Resources: [{ Id: 'AWS::::Account:012345678912' }],
  RecordState: 'ACTIVE',
  Workflow: { Status: 'NEW' },
});

const setting = (id: string, value: string): object => ({ id, value });

const QUALYS_HEAD = '"Asset Name","QID","Title","Severity","Status","CVE"';
const qualysRow = (host: string, title: string, severity: number): string =>
  `"${host}","38794","${title}","${severity}","Active",""`;

const detections = [
  QUALYS_HEAD,
  qualysRow(
    'web-01',
    'Secure Sockets Layer/Transport Layer Security (SSL/TLS) Server supports TLSv1.1',
    3,
  ),
  qualysRow('db-01', 'Database engine is out of support', 4),
].join('\n');

/** What each simulated tool says: a company that keeps much right, and not all. */
export const ANSWERS: Readonly<Record<SecurityConnectorType, Answers>> = {
  MICROSOFT: microsoft(3),
  GOOGLEWORKSPACE: googleWorkspace(false),
  AWS: {
    '/findings': {
      Findings: [
        awsControl('IAM.5', 'People with a console password sign in with MFA', 'PASSED', 'MEDIUM'),
        awsControl('S3.1', 'Public access to buckets is blocked', 'PASSED', 'MEDIUM'),
        awsControl('CloudTrail.1', 'CloudTrail is on in every region', 'PASSED', 'HIGH'),
        awsControl('RDS.3', 'Databases are encrypted at rest', 'FAILED', 'MEDIUM'),
      ],
    },
  },
  CLOUDFLARE: {
    '/client/v4/zones': { result: [{ id: 'zone', name: 'simulated.example' }] },
    '/client/v4/zones/zone/settings': {
      result: [
        setting('ssl', 'strict'),
        setting('always_use_https', 'on'),
        setting('min_tls_version', '1.2'),
        setting('automatic_https_rewrites', 'on'),
        setting('security_header', 'off'),
        setting('waf', 'on'),
      ],
    },
    '/client/v4/security-center/insights': [
      {
        issue_class: 'security_txt_not_enabled',
        issue_type: 'configuration_suggestion',
        severity: 'Low',
        subject: 'simulated.example',
        dismissed: false,
      },
    ],
  },
  GSC: {
    '/v2/organizations/-/sources/-/findings': {
      listFindingsResults: [
        {
          finding: {
            category: 'OPEN_FIREWALL',
            resourceName: 'projects/simulated',
            state: 'ACTIVE',
            severity: 'HIGH',
            description: 'A rule lets everybody in.',
          },
        },
      ],
    },
  },
  QUALYSVM: { '/api/2.0/fo/asset/host/vm/detection/': detections },
  QUALYSPC: {
    '/pcas/v1/posture/postureInfo': [
      '"Asset Name","Control ID","Title","Severity","Posture"',
      '"web-01","1071","Passwords have twelve characters","4","Passed"',
      '"db-01","1073","Accounts are locked after failed tries","3","Failed"',
      '"db-01","1091","Sign-ins are logged","3","Passed"',
    ].join('\n'),
  },
  QUALYSCS: { '/csapi/v1.3/vulnerabilities': detections },
  SAFEGUARD: {
    '/v4/checks': {
      checks: [
        {
          id: 'rotation',
          subject: 'Root accounts',
          title: 'Passwords change by themselves',
          result: 'PASSED',
          severity: 'HIGH',
        },
        {
          id: 'recording',
          subject: 'Sessions',
          title: 'Sessions are recorded',
          result: 'FAILED',
          severity: 'MEDIUM',
        },
      ],
    },
  },
  SECUREWORKS: {
    '/alerts': {
      alerts: [
        {
          id: 'a-1',
          entity: 'laptop-07',
          title: 'Unusual sign-in',
          severity: 'high',
          status: 'OPEN',
        },
      ],
    },
  },
  SECURITYSTUDIO: {
    '/v1/assessment': {
      name: 'Simulated assessment',
      score: 702,
      recommendations: [
        {
          id: 'plan',
          area: 'Response',
          title: 'Practise the response plan',
          priority: 'high',
          status: 'OPEN',
        },
      ],
    },
  },
  SOPHOS: sophos('suspicious'),
  WIZER: {
    '/v1/progress': {
      company: 'Simulated company',
      completionPercent: 88,
      trainings: [
        { id: 'phishing', title: 'Phishing', completionPercent: 96 },
        { id: 'payments', title: 'Changed bank details', completionPercent: 74 },
      ],
    },
  },
};

/** What some of them say once their company has closed a finding. */
export const HARDENED: Readonly<Partial<Record<SecurityConnectorType, Answers>>> = {
  MICROSOFT: microsoft(8),
  GOOGLEWORKSPACE: googleWorkspace(true),
  SOPHOS: sophos('good'),
};
