import { Injectable } from '@nestjs/common';
import type { Region } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { TimelineSubject } from '@palisade/platform';
import { Clock, newId, Transactions } from '@palisade/platform';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { checkShownUntil, isOver, isShown } from '../domain/incidents';
import { INCIDENT_TIMELINE } from '../domain/timeline';
import { Incident } from './incident.entity';
import type {
  AnnounceIncidentRequest,
  AnnouncementResponse,
  IncidentResponse,
} from './incidents.dto';
import { toAnnouncement } from './incidents.dto';

/** Announcements that are listed at most. */
const LISTED = 50;

const NONE: IncidentResponse = { active: false, title: null, message: null, statusUrl: null };

/** What staff tell everybody of an incident, one at a time. */
@Injectable()
export class IncidentsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What the banner says now in an edition. */
  async current(edition: Region): Promise<IncidentResponse> {
    const now = this.clock.now();
    const incident = (await this.latest()).find((one) => isShown(one, now));
    if (!incident) return NONE;
    return { active: true, ...incident.texts[edition], statusUrl: incident.statusUrl };
  }

  /** The latest announcements, the newest first. */
  async list(): Promise<AnnouncementResponse[]> {
    const now = this.clock.now();
    return (await this.latest()).map((incident) => toAnnouncement(incident, now));
  }

  /** Announces an incident; 409 while another one is announced. */
  announce(request: AnnounceIncidentRequest): Promise<AnnouncementResponse> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const { titleUs, messageUs, titleUk, messageUk, statusUrl = null } = request;
      const { shownUntil = null } = request;
      const shownFrom = request.shownFrom ?? now;
      checkShownUntil(shownFrom, shownUntil, now);
      await tx.em.query(`select pg_advisory_xact_lock(hashtext('incident'))`);
      const others = await this.latest(tx.em);
      if (others.some((one) => !isOver(one, now))) throw announcedAlready();
      const texts = {
        US: { title: titleUs, message: messageUs },
        UK: { title: titleUk, message: messageUk },
      };
      const period = { shownFrom, shownUntil, endedOn: null };
      const incident = { id: newId(), texts, statusUrl, ...period, created: now };
      await tx.em.insert(Incident, incident);
      const subject = { subjectType: 'incident', subjectId: incident.id };
      await tx.record({ action: 'incident.announce', ...subject, after: incident });
      return toAnnouncement(incident, now);
    });
  }

  /** Takes the banner away; 409 when it is gone already. */
  end(id: string): Promise<AnnouncementResponse> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const lock = { mode: 'pessimistic_write' } as const;
      const incident = await tx.em.findOne(Incident, { where: { id }, lock });
      if (!incident) throw incidentNotFound();
      if (isOver(incident, now)) {
        throw new DomainError('INCIDENT_OVER', 'This incident is over already.', 409);
      }
      await tx.em.update(Incident, { id }, { endedOn: now });
      const states = { before: { endedOn: null }, after: { endedOn: now } };
      const subject = { subjectType: 'incident', subjectId: id };
      await tx.record({ action: 'incident.end', ...subject, ...states });
      return toAnnouncement({ ...incident, endedOn: now }, now);
    });
  }

  /** What was done to one announcement. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    if (!(await this.dataSource.manager.existsBy(Incident, { id }))) throw incidentNotFound();
    return { id, actor, rules: INCIDENT_TIMELINE };
  }

  private latest(em: EntityManager = this.dataSource.manager): Promise<Incident[]> {
    return em.find(Incident, { order: { created: 'DESC', id: 'DESC' }, take: LISTED });
  }
}

const incidentNotFound = (): DomainError =>
  new DomainError('INCIDENT_NOT_FOUND', 'Incident not found.', 404);

const announcedAlready = (): DomainError =>
  new DomainError('INCIDENT_ANNOUNCED', 'End the announced incident first.', 409);
