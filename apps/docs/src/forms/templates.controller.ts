import { hash } from 'node:crypto';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, DomainClock, followClockOf } from '@palisade/platform';
import { surplusNoticeOn, surplusNoticeText } from '@palisade/trade';
import { TemplateQuery, TemplateResponse } from './templates.dto';

@ApiTags('documents')
@Controller('api/docs/v1/template')
export class TemplatesController {
  constructor(private readonly clock: DomainClock) {}

  /**
   * The surplus lines notice of a state, as it is attested today.
   *
   * @remarks Who attests it by `POST /api/quote/v1/attest-surplus-compliance/{quoteId}` says which
   * version was read. Words that a statute prescribes come with its citation.
   */
  @Get()
  @Can('quote:view')
  async getTemplate(
    @Query() { type, state }: TemplateQuery,
    @CurrentActor() { organizationId }: Actor,
  ): Promise<TemplateResponse> {
    // As the attestation of a quote of this agency: by the clock of its tenant.
    await followClockOf(organizationId);
    const notice = surplusNoticeOn(state, this.clock.now().toISOString().slice(0, 10));
    if (!notice) throw new DomainError('NOT_FOUND', 'No notice of that day.', 404);
    const { version, from, prescribed } = notice;
    const text = surplusNoticeText(notice);
    return {
      type,
      state,
      version,
      from,
      paragraphs: [...notice.paragraphs],
      prescribed: prescribed && { ...prescribed, lines: [...prescribed.lines] },
      text,
      sha256: hash('sha256', text, 'hex'),
    };
  }
}
