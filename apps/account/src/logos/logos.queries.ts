import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LogoKind } from '../domain/logo-crop';
import { logoNotFound } from '../domain/logo-crop';
import { AgencyLogo } from './agency-logo.entity';

@Injectable()
export class LogosQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The logo that an agency shows; 404 without one. */
  shown(agencyId: string, kind: LogoKind): Promise<Buffer> {
    return this.bytes({ agencyId, kind, stage: 'SHOWN' });
  }

  /** The logo, or the upload, at an address that somebody was given. */
  byId(id: string): Promise<Buffer> {
    return this.bytes({ id });
  }

  private async bytes(where: Partial<AgencyLogo>): Promise<Buffer> {
    const select = { id: true, bytes: true };
    const found = await this.dataSource.manager.findOne(AgencyLogo, { where, select });
    if (!found) throw logoNotFound();
    return found.bytes;
  }
}
