import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { tables } from './data-source';
import { DemoModule } from './demo/demo.module';
import { IdentityModule } from './identity/identity.module';
import { SigningKeys } from './identity/keys/signing-keys';
import { MailedLinksModule } from './mailedlinks/mailed-links.module';
import { PartnersModule } from './partners/partners.module';
import { PeopleModule } from './people/people.module';
import { ReportsModule } from './reports/reports.module';

@Module({
  imports: [
    PlatformModule.forService({ name: 'auth', keys: SigningKeys, ...tables }),
    PeopleModule,
    IdentityModule,
    ReportsModule,
    PartnersModule,
    MailedLinksModule,
    DemoModule,
  ],
})
export class AppModule {}
