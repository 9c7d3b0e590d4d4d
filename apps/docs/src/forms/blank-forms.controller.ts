import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { REGIONS } from '@palisade/kernel';
import { Can, Config, DomainClock, readTexts } from '@palisade/platform';
import { applicationForm } from '../domain/application-form';
import { renderForm } from '../rendering/render-form';
import { BlankFormQuery } from './blank-forms.dto';

const PDF = 'application/pdf';

@ApiTags('documents')
@Controller('api/docs/v1/blank-application')
export class BlankFormsController {
  constructor(
    private readonly config: Config,
    private readonly clock: DomainClock,
  ) {}

  /**
   * The application as a form to fill in on a screen.
   *
   * @remarks Mailed to the intake by an agent it becomes a submission, with the client and its
   * answers as they were entered.
   */
  @Get()
  @Can('submission:create')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getBlankApplication(@Query() { region = 'US' }: BlankFormQuery): Promise<StreamableFile> {
    const { LOCALES_DIR } = this.config.values;
    const texts = await readTexts(LOCALES_DIR, REGIONS[region].locale, 'quote');
    const content = await renderForm(applicationForm(region, texts), this.clock.now());
    return new StreamableFile(content, {
      type: PDF,
      length: content.length,
      disposition: `attachment; filename="Application ${region}.pdf"`,
    });
  }
}
