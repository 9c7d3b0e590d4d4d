import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { tables } from './data-source';
import { DemoModule } from './demo/demo.module';
import { IdentityModule } from './identity/identity.module';
import { SigningKeys } from './identity/keys/signing-keys';
import { MailedLinksModule } from './mailedlinks/mailed-links.module';
import { PartnersModule } from './partners/partners.module';
import { PeopleModule } from './people/people.module';

@Module({
  imports: [
    PlatformModule.forService({ name: 'auth', keys: SigningKeys, ...tables }),
    PeopleModule,
    IdentityModule,
    PartnersModule,
    MailedLinksModule,
    DemoModule,
  ],
})
export class AppModule {}
