import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { AgencyBankController } from './agencies/agency-bank.controller';
import { AgencyBankService } from './agencies/agency-bank.service';
import { CommissionsController } from './commissions/commissions.controller';
import { CommissionsQueries } from './commissions/commissions.queries';
import { CommissionsService } from './commissions/commissions.service';
import { tables } from './data-source';
import { AgencyConsumer } from './events/agency.consumer';
import { DocumentRenderedConsumer } from './events/document-rendered.consumer';
import { PaymentConsumer } from './events/payment.consumer';
import { PolicyConsumer } from './events/policy.consumer';
import { PaperSweep } from './statements/paper-sweep';
import { PayCommissionService } from './statements/pay-commission.service';
import { StatementSweep } from './statements/statement-sweep';
import { StatementsController } from './statements/statements.controller';
import { StatementsQueries } from './statements/statements.queries';
import { StatementsService } from './statements/statements.service';

@Module({
  imports: [PlatformModule.forService({ name: 'commissions', ...tables })],
  controllers: [CommissionsController, StatementsController, AgencyBankController],
  providers: [
    CommissionsService,
    CommissionsQueries,
    StatementsService,
    StatementsQueries,
    StatementSweep,
    PaperSweep,
    PayCommissionService,
    AgencyBankService,
    AgencyConsumer,
    PolicyConsumer,
    PaymentConsumer,
    DocumentRenderedConsumer,
  ],
})
export class AppModule {}
