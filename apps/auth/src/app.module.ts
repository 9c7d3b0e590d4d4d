import { Module } from '@nestjs/common';
import { PlatformModule, TokenKeys } from '@palisade/platform';
import { ApiKeysController } from './apikeys/api-keys.controller';
import { ApiKeysQueries } from './apikeys/api-keys.queries';
import { ApiKeysService } from './apikeys/api-keys.service';
import { Captcha } from './captcha/captcha';
import { LocalCaptcha } from './captcha/local-captcha';
import { ClustersController } from './partners/clusters.controller';
import { ReinsurersController } from './partners/reinsurers.controller';
import { PremiumProcessorsController } from './partners/premium-processors.controller';
import { SecurityProvidersController } from './partners/security-providers.controller';
import { VendorsController } from './partners/vendors.controller';
import { CarriersController } from './partners/carriers.controller';
import { AggregatorsController } from './partners/aggregators.controller';
import { BlacklistController } from './blacklist/blacklist.controller';
import { AccountLinksController } from './accountlinks/account-links.controller';
import { PersonalController } from './personal/personal.controller';
import { PartnersService } from './partners/partners.service';
import { BlacklistService } from './blacklist/blacklist.service';
import { AccountLinkLetters } from './accountlinks/account-link-letters';
import { AccountLinksService } from './accountlinks/account-links.service';
import { PersonalService } from './personal/personal.service';
import { FavoritesService } from './accountlinks/favorites.service';
import { AccountsGateway } from './clients/accounts.gateway';
import { tables } from './data-source';
import { DemoController } from './demo/demo.controller';
import { AccountCreatedConsumer } from './events/account-created.consumer';
import { AgencyLinksChangedConsumer } from './events/agency-links-changed.consumer';
import { AgencySavedConsumer } from './events/agency-saved.consumer';
import { BinderBoundConsumer } from './events/binder-bound.consumer';
import { NoticeAttestedConsumer } from './events/notice-attested.consumer';
import { NoticeSentConsumer } from './events/notice-sent.consumer';
import { QuoteClosedConsumer } from './events/quote-closed.consumer';
import { QuoteSentConsumer } from './events/quote-sent.consumer';
import { JumpController } from './jump/jump.controller';
import { JumpService } from './jump/jump.service';
import { KeysController } from './keys/keys.controller';
import { SigningKeys } from './keys/signing-keys';
import { ClientTokensService } from './oauth/client-tokens.service';
import { MfaCodes } from './mfa/mfa-codes';
import { MfaController } from './mfa/mfa.controller';
import { MfaLetters } from './mfa/mfa-letters';
import { MfaResetRequestsService } from './mfa/mfa-reset-requests.service';
import { MfaResetsController } from './mfa/mfa-resets.controller';
import { MfaResetsService } from './mfa/mfa-resets.service';
import { MfaSecrets } from './mfa/mfa-secrets';
import { MfaService } from './mfa/mfa.service';
import { MetadataController } from './oauth/metadata.controller';
import { OauthController } from './oauth/oauth.controller';
import { OrganizationSettingsService } from './organizations/organization-settings.service';
import { OrganizationsController } from './organizations/organizations.controller';
import { OrganizationsQueries } from './organizations/organizations.queries';
import { AgenciesService } from './organizations/agencies.service';
import { OrganizationsService } from './organizations/organizations.service';
import { NewPasswords } from './passwords/new-passwords';
import { OwnResetsController } from './passwords/own-resets.controller';
import { OwnResetsService } from './passwords/own-resets.service';
import { PasswordHasher } from './passwords/password-hasher';
import { PasswordsController } from './passwords/passwords.controller';
import { PasswordsQueries } from './passwords/passwords.queries';
import { PasswordsService } from './passwords/passwords.service';
import { ResetLetters } from './passwords/reset-letters';
import { ResetMails } from './passwords/reset-mails';
import { ResetRequests } from './passwords/reset-requests';
import { PicturesController } from './pictures/pictures.controller';
import { PicturesQueries } from './pictures/pictures.queries';
import { PicturesService } from './pictures/pictures.service';
import { Uploads } from './pictures/uploads';
import { RolesController } from './roles/roles.controller';
import { RolesQueries } from './roles/roles.queries';
import { RolesService } from './roles/roles.service';
import { AccessTokens } from './sessions/access-tokens';
import { ExpiredRows } from './sessions/expired-rows';
import { PasswordProofs } from './sessions/password-proofs';
import { SecondFactors } from './sessions/second-factors';
import { OwnSessionsController } from './sessions/own-sessions.controller';
import { SessionsQueries } from './sessions/sessions.queries';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsService } from './sessions/sessions.service';
import { SignInsService } from './sessions/sign-ins.service';
import { WrongPasswords } from './sessions/wrong-passwords';
import { AddressesService } from './signup/addresses.service';
import { JoinedLogins } from './signup/joined-logins';
import { JoinsService } from './signup/joins.service';
import { NewLogins } from './signup/new-logins';
import { QuoteInvitations } from './signup/quote-invitations';
import { SignupAccounts } from './signup/signup-accounts';
import { SignupController } from './signup/signup.controller';
import { SignupInvitationsController } from './signup/signup-invitations.controller';
import { SignupInvitationsService } from './signup/signup-invitations.service';
import { WaitingInvitationsQueries } from './signup/waiting-invitations.queries';
import { WaitingInvitationsService } from './signup/waiting-invitations.service';
import { SignupLetters } from './signup/signup-letters';
import { SignupQueries } from './signup/signup.queries';
import { SignupService } from './signup/signup.service';
import { IdentityProviders } from './sso/identity-providers';
import { SsoController } from './sso/sso.controller';
import { SsoPeople } from './sso/sso-people';
import { SsoService } from './sso/sso.service';
import { SsoSettingsService } from './sso/sso-settings.service';
import { TeamsController } from './teams/teams.controller';
import { TeamsQueries } from './teams/teams.queries';
import { TeamsService } from './teams/teams.service';
import { InvitationLetters } from './users/invitation-letters';
import { InvitationsController } from './users/invitations.controller';
import { InvitationsService } from './users/invitations.service';
import { UsersController } from './users/users.controller';
import { UsersQueries } from './users/users.queries';
import { UsersService } from './users/users.service';
import { WorkflowLetters } from './workflows/workflow-letters';
import { WorkflowsController } from './workflows/workflows.controller';
import { WorkflowsQueries } from './workflows/workflows.queries';
import { WorkflowsService } from './workflows/workflows.service';

@Module({
  imports: [PlatformModule.forService({ name: 'auth', keys: SigningKeys, ...tables })],
  controllers: [
    ClustersController,
    ReinsurersController,
    PremiumProcessorsController,
    SecurityProvidersController,
    VendorsController,
    CarriersController,
    AggregatorsController,
    BlacklistController,
    AccountLinksController,
    PersonalController,
    ApiKeysController,
    DemoController,
    InvitationsController,
    JumpController,
    OrganizationsController,
    KeysController,
    MfaController,
    MfaResetsController,
    OwnResetsController,
    OwnSessionsController,
    SignupController,
    SignupInvitationsController,
    MetadataController,
    OauthController,
    PasswordsController,
    PicturesController,
    RolesController,
    SessionsController,
    SsoController,
    TeamsController,
    UsersController,
    WorkflowsController,
  ],
  providers: [
    AccountsGateway,
    FavoritesService,
    PartnersService,
    BlacklistService,
    AccountLinkLetters,
    AccountLinksService,
    PersonalService,
    AccessTokens,
    AccountCreatedConsumer,
    ApiKeysQueries,
    ApiKeysService,
    AgenciesService,
    AgencyLinksChangedConsumer,
    AgencySavedConsumer,
    BinderBoundConsumer,
    ClientTokensService,
    ExpiredRows,
    InvitationLetters,
    InvitationsService,
    JumpService,
    MfaCodes,
    MfaLetters,
    MfaResetRequestsService,
    MfaResetsService,
    MfaSecrets,
    MfaService,
    OwnResetsService,
    PicturesQueries,
    PicturesService,
    Uploads,
    AddressesService,
    JoinedLogins,
    JoinsService,
    NewLogins,
    NewPasswords,
    NoticeAttestedConsumer,
    NoticeSentConsumer,
    QuoteInvitations,
    SignupAccounts,
    SignupInvitationsService,
    WaitingInvitationsQueries,
    WaitingInvitationsService,
    SignupLetters,
    SignupQueries,
    SignupService,
    OrganizationSettingsService,
    OrganizationsQueries,
    OrganizationsService,
    PasswordHasher,
    PasswordProofs,
    PasswordsQueries,
    PasswordsService,
    QuoteClosedConsumer,
    QuoteSentConsumer,
    ResetLetters,
    ResetMails,
    ResetRequests,
    RolesQueries,
    RolesService,
    SecondFactors,
    SessionsQueries,
    SessionsService,
    SignInsService,
    IdentityProviders,
    SsoPeople,
    SsoService,
    SsoSettingsService,
    TeamsQueries,
    TeamsService,
    UsersQueries,
    UsersService,
    WorkflowLetters,
    WorkflowsQueries,
    WorkflowsService,
    WrongPasswords,
    { provide: Captcha, useClass: LocalCaptcha },
    { provide: SigningKeys, useExisting: TokenKeys },
  ],
})
export class AppModule {}
