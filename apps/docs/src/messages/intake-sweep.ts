import { Inject, Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { LOGGER, MachineSweep } from '@palisade/platform';
import type { Logger } from 'pino';
import type { Lane } from '../domain/intake-tries';
import { IntakeService } from './intake.service';
import { MailArrivals } from './mail-arrivals';
import { MailIntake } from './mail-intake';

const EVERY_MS = 2_000;
const BATCH = 50;

/** Tries the mails of one lane in the order of their arrival, one after the other. */
abstract class LaneSweep extends MachineSweep {
  readonly everyMs = EVERY_MS;
  readonly complaint = 'Mails that came in could not be tried';
  protected abstract readonly lane: Lane;

  protected constructor(
    protected readonly arrivals: MailArrivals,
    private readonly intake: IntakeService,
    protected readonly logger: Logger,
  ) {
    super();
  }

  /** The mails of all tenants come in at one place. */
  async pass({ only }: SweptRows): Promise<boolean> {
    if (only) return false;
    for (let tried = 0; tried < BATCH; tried++) {
      const arrival = await this.arrivals.claim(this.lane);
      if (!arrival) return false;
      await this.intake.try(arrival).catch((error: unknown) => {
        this.logger.warn({ error, mail: arrival.id }, 'a try of a mail was not told of');
      });
    }
    return true;
  }
}

/** Notes the mails that came in, and takes those that are read in no time. */
@Injectable()
export class IntakeSweep extends LaneSweep {
  protected readonly lane = 'FAST';

  constructor(
    arrivals: MailArrivals,
    intake: IntakeService,
    private readonly place: MailIntake,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(arrivals, intake, logger);
  }

  override async pass(rows: SweptRows): Promise<boolean> {
    if (!rows.only) await this.note();
    return super.pass(rows);
  }

  private async note(): Promise<void> {
    const noted = await this.arrivals.note(await this.place.arrived());
    for (const mail of noted) await this.place.putAside(mail);
  }
}

/** Takes the mails that take long to read. */
@Injectable()
export class SlowIntakeSweep extends LaneSweep {
  protected readonly lane = 'SLOW';

  constructor(arrivals: MailArrivals, intake: IntakeService, @Inject(LOGGER) logger: Logger) {
    super(arrivals, intake, logger);
  }
}
