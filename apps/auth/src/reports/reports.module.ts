import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { ReportLetters } from './report-letters';
import { ReportRowsReader } from './report-rows';
import { ReportSweep } from './report-sweep';
import { ReportWords } from './report-words';
import { ReportWriter } from './report-writer';
import { ReportsController } from './reports.controller';
import { ReportsService } from './reports.service';

/** Lists that are mailed to people each week or month. */
@Module({
  imports: [IdentityModule],
  controllers: [ReportsController],
  providers: [
    ReportLetters,
    ReportRowsReader,
    ReportsService,
    ReportSweep,
    ReportWords,
    ReportWriter,
  ],
})
export class ReportsModule {}
