import { Module } from '@nestjs/common';
import { Clock, Config, LOGGER, TokenKeys, UploadForm } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { PeopleModule } from '../people/people.module';
import { ApiKeysController } from './apikeys/api-keys.controller';
import { ApiKeysQueries } from './apikeys/api-keys.queries';
import { ApiKeysService } from './apikeys/api-keys.service';
import { Captcha } from './captcha/captcha';
import { openCaptcha } from './captcha/open-captcha';
import { JumpController } from './jump/jump.controller';
import { JumpService } from './jump/jump.service';
import { KeysController } from './keys/keys.controller';
import { SigningKeys } from './keys/signing-keys';
import { MfaCodes } from './mfa/mfa-codes';
import { MfaLetters } from './mfa/mfa-letters';
import { MfaResetRequestsService } from './mfa/mfa-reset-requests.service';
import { MfaResetsController } from './mfa/mfa-resets.controller';
import { MfaResetsService } from './mfa/mfa-resets.service';
import { MfaSecrets } from './mfa/mfa-secrets';
import { MfaController } from './mfa/mfa.controller';
import { MfaService } from './mfa/mfa.service';
import { ClientTokensService } from './oauth/client-tokens.service';
import { MetadataController } from './oauth/metadata.controller';
import { OauthController } from './oauth/oauth.controller';
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
import { AccessTokens } from './sessions/access-tokens';
import { ExpiredRows } from './sessions/expired-rows';
import { OwnSessionsController } from './sessions/own-sessions.controller';
import { PasswordProofs } from './sessions/password-proofs';
import { SecondFactors } from './sessions/second-factors';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsQueries } from './sessions/sessions.queries';
import { SessionsService } from './sessions/sessions.service';
import { SignInsService } from './sessions/sign-ins.service';
import { WrongPasswords } from './sessions/wrong-passwords';
import { AddressesService } from './signup/addresses.service';
import { FurtherAccountsController } from './signup/further-accounts.controller';
import { FurtherAccountsService } from './signup/further-accounts.service';
import { JoinedLogins } from './signup/joined-logins';
import { JoinsService } from './signup/joins.service';
import { NewLogins } from './signup/new-logins';
import { QuoteInvitations } from './signup/quote-invitations';
import { SignupAccounts } from './signup/signup-accounts';
import { SignupInvitationsController } from './signup/signup-invitations.controller';
import { SignupInvitationsService } from './signup/signup-invitations.service';
import { SignupLetters } from './signup/signup-letters';
import { SignupController } from './signup/signup.controller';
import { SignupQueries } from './signup/signup.queries';
import { SignupService } from './signup/signup.service';
import { WaitingInvitationsQueries } from './signup/waiting-invitations.queries';
import { WaitingInvitationsService } from './signup/waiting-invitations.service';
import { IdentityProviders } from './sso/identity-providers';
import { SsoPeople } from './sso/sso-people';
import { SsoSettingsService } from './sso/sso-settings.service';
import { SsoController } from './sso/sso.controller';
import { SsoService } from './sso/sso.service';

/** How people and programs prove who they are, and the tokens that say so. */
@Module({
  imports: [PeopleModule],
  controllers: [
    ApiKeysController,
    FurtherAccountsController,
    JumpController,
    KeysController,
    MetadataController,
    MfaController,
    MfaResetsController,
    OauthController,
    OwnResetsController,
    OwnSessionsController,
    PasswordsController,
    PicturesController,
    SessionsController,
    SignupController,
    SignupInvitationsController,
    SsoController,
  ],
  providers: [
    AccessTokens,
    AddressesService,
    ApiKeysQueries,
    ApiKeysService,
    ClientTokensService,
    ExpiredRows,
    FurtherAccountsService,
    IdentityProviders,
    JoinedLogins,
    JoinsService,
    JumpService,
    MfaCodes,
    MfaLetters,
    MfaResetRequestsService,
    MfaResetsService,
    MfaSecrets,
    MfaService,
    NewLogins,
    NewPasswords,
    OwnResetsService,
    PasswordHasher,
    PasswordProofs,
    PasswordsQueries,
    PasswordsService,
    PicturesQueries,
    PicturesService,
    QuoteInvitations,
    ResetLetters,
    ResetMails,
    ResetRequests,
    SecondFactors,
    SessionsQueries,
    SessionsService,
    SignInsService,
    SignupAccounts,
    SignupInvitationsService,
    SignupLetters,
    SignupQueries,
    SignupService,
    SsoPeople,
    SsoService,
    SsoSettingsService,
    UploadForm,
    WaitingInvitationsQueries,
    WaitingInvitationsService,
    WrongPasswords,
    { provide: Captcha, inject: [Config, Clock, DataSource, LOGGER], useFactory: openCaptcha },
    { provide: SigningKeys, useExisting: TokenKeys },
  ],
  exports: [AccessTokens, QuoteInvitations, SessionsService],
})
export class IdentityModule {}
