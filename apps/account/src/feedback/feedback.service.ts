import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock, containingFolded, listPage, newId, Transactions } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { checkSharing } from '../domain/feedback';
import { Organization } from '../snapshots/organization.entity';
import { visibleTo } from './feedback.access';
import type {
  FeedbackGivenResponse,
  FeedbackRequest,
  FeedbackResponse,
  FeedbackSearchQuery,
} from './feedback.dto';
import { toFeedback } from './feedback.dto';
import { Feedback } from './feedback.entity';

const LIST = {
  sortable: { created: 'feedback.created' },
  defaultSort: 'created,desc',
  tieBreaker: 'feedback.id',
};

@Injectable()
export class FeedbackService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async give(
    { category, feedbackText, permissionToShare }: FeedbackRequest,
    { userId, name: userName, organizationId }: Actor,
  ): Promise<FeedbackGivenResponse> {
    checkSharing({ category, permissionToShare });
    const said = { category, feedbackText, permissionToShare };
    const by = { userId, userName, organizationId };
    const feedback = { id: newId(), ...said, ...by, created: this.clock.now() };
    await this.transactions.run(async (tx) => {
      await tx.em.insert(Feedback, feedback);
      const subject = { subjectType: 'feedback', subjectId: feedback.id };
      await tx.record({ action: 'feedback.give', ...subject, after: said });
    });
    return { id: feedback.id };
  }

  async search(request: FeedbackSearchQuery, actor: Actor): Promise<Page<FeedbackResponse>> {
    const { category, search } = request;
    const { manager } = this.dataSource;
    const query = visibleTo(manager.createQueryBuilder(Feedback, 'feedback'), actor);
    if (category) query.andWhere('feedback.category = :category', { category });
    if (search) {
      query.andWhere('fold_text(feedback.feedbackText) like :pattern', {
        pattern: containingFolded(search),
      });
    }
    const page = await listPage(query, request, LIST);
    const ids = [...new Set(page.content.map(({ organizationId }) => organizationId))];
    const known = await manager.findBy(Organization, { id: In(ids) });
    const names = new Map(known.map(({ id, name }) => [id, name]));
    const content = page.content.map((row) =>
      toFeedback(row, names.get(row.organizationId) ?? null),
    );
    return { ...page, content };
  }
}
