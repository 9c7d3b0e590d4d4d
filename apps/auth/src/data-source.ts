import type { ServiceTables } from '@palisade/platform';
import { ClientAccount } from './accountlinks/client-account.entity';
import { BlacklistedDomain } from './blacklist/blacklisted-domain.entity';
import { SavedView } from './personal/saved-view.entity';
import { ApiKey } from './apikeys/api-key.entity';
import { JumpToken } from './jump/jump-token.entity';
import { SigningKey } from './keys/signing-key.entity';
import { MfaChallenge } from './mfa/mfa-challenge.entity';
import { MfaFactor } from './mfa/mfa-factor.entity';
import { AddMfa1700000002010 } from './migrations/1700000002010-add-mfa';
import { AddSignupLinks1700000002011 } from './migrations/1700000002011-add-signup-links';
import { AddMfaSessions1700000002012 } from './migrations/1700000002012-add-mfa-sessions';
import { AddSignupPictures1700000002013 } from './migrations/1700000002013-add-signup-pictures';
import { Picture } from './pictures/picture.entity';
import { AddPeople1700000002000 } from './migrations/1700000002000-add-people';
import { AddSessions1700000002001 } from './migrations/1700000002001-add-sessions';
import { AddPasswordResets1700000002002 } from './migrations/1700000002002-add-password-resets';
import { AddAdministration1700000002100 } from './migrations/1700000002100-add-administration';
import { AddApiKeys1700000002101 } from './migrations/1700000002101-add-api-keys';
import { AddPartners1700000002102 } from './migrations/1700000002102-add-partners';
import { AddSingleSignOn1700000002103 } from './migrations/1700000002103-add-single-sign-on';
import { AddAgencyLinks1700000002105 } from './migrations/1700000002105-add-agency-links';
import { AddMfaEnforcement1700000002106 } from './migrations/1700000002106-add-mfa-enforcement';
import { MarkInvitationLinks1700000002107 } from './migrations/1700000002107-mark-invitation-links';
import { AddWorkflowCodes1700000002108 } from './migrations/1700000002108-add-workflow-codes';
import { WorkflowCode } from './workflows/workflow-code.entity';
import { AddWorkflowPhones1700000002104 } from './migrations/1700000002104-add-workflow-phones';
import { Organization } from './organizations/organization.entity';
import { AddWorkflows1700000002003 } from './migrations/1700000002003-add-workflows';
import { OneTimeLink } from './passwords/one-time-link.entity';
import { Role } from './roles/role.entity';
import { RefreshToken } from './sessions/refresh-token.entity';
import { Session } from './sessions/session.entity';
import { SignupInvitation } from './signup/signup-invitation.entity';
import { SsoProvider } from './sso/sso-provider.entity';
import { Team } from './teams/team.entity';
import { UserAccess } from './users/user-access.entity';
import { User } from './users/user.entity';
import { Workflow } from './workflows/workflow.entity';

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
    WorkflowCode,
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
  ],
};
