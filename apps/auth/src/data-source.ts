import type { ServiceTables } from '@palisade/platform';
import { ApiKey } from './people/keys/api-key.entity';
import { JumpToken } from './identity/jump/jump-token.entity';
import { SigningKey } from './identity/keys/signing-key.entity';
import { MfaChallenge } from './identity/mfa/mfa-challenge.entity';
import { MfaFactor } from './identity/mfa/mfa-factor.entity';
import { Picture } from './identity/pictures/picture.entity';
import { RefreshToken } from './identity/sessions/refresh-token.entity';
import { Session } from './identity/sessions/session.entity';
import { SignupInvitation } from './identity/signup/signup-invitation.entity';
import { SsoProvider } from './identity/sso/sso-provider.entity';
import { PolicyAddress } from './mailedlinks/letters/policy-address.entity';
import { WorkflowCode } from './mailedlinks/workflows/workflow-code.entity';
import { Workflow } from './mailedlinks/workflows/workflow.entity';
import { AddPeople1700000002000 } from './migrations/1700000002000-add-people';
import { AddSessions1700000002001 } from './migrations/1700000002001-add-sessions';
import { AddPasswordResets1700000002002 } from './migrations/1700000002002-add-password-resets';
import { AddWorkflows1700000002003 } from './migrations/1700000002003-add-workflows';
import { AddMfa1700000002010 } from './migrations/1700000002010-add-mfa';
import { AddSignupLinks1700000002011 } from './migrations/1700000002011-add-signup-links';
import { AddMfaSessions1700000002012 } from './migrations/1700000002012-add-mfa-sessions';
import { AddSignupPictures1700000002013 } from './migrations/1700000002013-add-signup-pictures';
import { AddAdministration1700000002100 } from './migrations/1700000002100-add-administration';
import { AddApiKeys1700000002101 } from './migrations/1700000002101-add-api-keys';
import { AddPartners1700000002102 } from './migrations/1700000002102-add-partners';
import { AddSingleSignOn1700000002103 } from './migrations/1700000002103-add-single-sign-on';
import { AddWorkflowPhones1700000002104 } from './migrations/1700000002104-add-workflow-phones';
import { AddAgencyLinks1700000002105 } from './migrations/1700000002105-add-agency-links';
import { AddMfaEnforcement1700000002106 } from './migrations/1700000002106-add-mfa-enforcement';
import { MarkInvitationLinks1700000002107 } from './migrations/1700000002107-mark-invitation-links';
import { AddWorkflowCodes1700000002108 } from './migrations/1700000002108-add-workflow-codes';
import { ShareViews1700000002109 } from './migrations/1700000002109-share-views';
import { AddNotices1700000002110 } from './migrations/1700000002110-add-notices';
import { AddFind1700000002150 } from './migrations/1700000002150-add-find';
import { AddLetters1700000002200 } from './migrations/1700000002200-add-letters';
import { AddLinkVersions1700000002210 } from './migrations/1700000002210-add-link-versions';
import { AddPartnerUses1700000002216 } from './migrations/1700000002216-add-partner-uses';
import { NoticesByTime1700000002220 } from './migrations/1700000002220-notices-by-time';
import { AddReports1700000002230 } from './migrations/1700000002230-add-reports';
import { AddKeyHolders1700000002300 } from './migrations/1700000002300-add-key-holders';
import { AddDoors1700000002310 } from './migrations/1700000002310-add-doors';
import { FoldNames1700000002380 } from './migrations/1700000002380-fold-names';
import { KnowAddressesOfAgencies1700000002480 } from './migrations/1700000002480-know-addresses-of-agencies';
import { FindPolicyAddresses1700000002530 } from './migrations/1700000002530-find-policy-addresses';
import { AddAgencyLogos1700000002430 } from './migrations/1700000002430-add-agency-logos';
import { ClientAccount } from './partners/accountlinks/client-account.entity';
import { BlacklistedDomain } from './people/blacklist/blacklisted-domain.entity';
import { Notice } from './people/notifications/notice.entity';
import { OneTimeLink } from './people/onetimelinks/one-time-link.entity';
import { Organization } from './people/organizations/organization.entity';
import { SavedView } from './people/personal/saved-view.entity';
import { Role } from './people/roles/role.entity';
import { Team } from './people/teams/team.entity';
import { UserAccess } from './people/users/user-access.entity';
import { User } from './people/users/user.entity';
import { Report } from './reports/report.entity';

export const tables: ServiceTables = {
  entities: [
    Organization,
    Team,
    Role,
    User,
    UserAccess,
    SigningKey,
    Session,
    RefreshToken,
    OneTimeLink,
    Workflow,
    MfaFactor,
    MfaChallenge,
    SignupInvitation,
    Picture,
    JumpToken,
    ApiKey,
    BlacklistedDomain,
    SsoProvider,
    ClientAccount,
    SavedView,
    Notice,
    WorkflowCode,
    PolicyAddress,
    Report,
  ],
  migrations: [
    AddPeople1700000002000,
    AddSessions1700000002001,
    AddPasswordResets1700000002002,
    AddWorkflows1700000002003,
    AddMfa1700000002010,
    AddSignupLinks1700000002011,
    AddMfaSessions1700000002012,
    AddSignupPictures1700000002013,
    AddAdministration1700000002100,
    AddApiKeys1700000002101,
    AddPartners1700000002102,
    AddSingleSignOn1700000002103,
    AddWorkflowPhones1700000002104,
    AddAgencyLinks1700000002105,
    AddMfaEnforcement1700000002106,
    MarkInvitationLinks1700000002107,
    AddWorkflowCodes1700000002108,
    ShareViews1700000002109,
    AddNotices1700000002110,
    AddFind1700000002150,
    AddLetters1700000002200,
    AddLinkVersions1700000002210,
    AddPartnerUses1700000002216,
    NoticesByTime1700000002220,
    AddReports1700000002230,
    AddKeyHolders1700000002300,
    AddDoors1700000002310,
    FoldNames1700000002380,
    AddAgencyLogos1700000002430,
    KnowAddressesOfAgencies1700000002480,
    FindPolicyAddresses1700000002530,
  ],
};
