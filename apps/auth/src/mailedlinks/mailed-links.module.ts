import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { NoticeAttestedConsumer } from './events/notice-attested.consumer';
import { NoticeSentConsumer } from './events/notice-sent.consumer';
import { QuoteClosedConsumer } from './events/quote-closed.consumer';
import { QuoteSentConsumer } from './events/quote-sent.consumer';
import { RetailSentConsumer } from './events/retail-sent.consumer';
import { ToolInvitedConsumer } from './events/tool-invited.consumer';
import { LargeLossConsumer } from './events/large-loss.consumer';
import { LettersConsumer } from './events/letters.consumer';
import { Doors } from './letters/doors.service';
import { EventLetters } from './letters/event-letters.service';
import { AccountOffers } from './workflows/account-offers.service';
import { TokenExchangeController } from './workflows/token-exchange.controller';
import { WorkflowLetters } from './workflows/workflow-letters';
import { WorkflowsController } from './workflows/workflows.controller';
import { WorkflowsQueries } from './workflows/workflows.queries';
import { WorkflowsService } from './workflows/workflows.service';

/** Mailed links that open one quote or policy by a code, without a login. */
@Module({
  imports: [IdentityModule],
  controllers: [TokenExchangeController, WorkflowsController],
  providers: [
    AccountOffers,
    Doors,
    EventLetters,
    LargeLossConsumer,
    LettersConsumer,
    NoticeAttestedConsumer,
    NoticeSentConsumer,
    QuoteClosedConsumer,
    QuoteSentConsumer,
    RetailSentConsumer,
    ToolInvitedConsumer,
    WorkflowLetters,
    WorkflowsQueries,
    WorkflowsService,
  ],
})
export class MailedLinksModule {}
