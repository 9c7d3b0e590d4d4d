import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotesService } from '../notes/notes.service';
import type { Caller } from '../quotes/caller';
import { DeskService } from '../underwriting/desk.service';
import { TermsService } from '../underwriting/terms.service';
import { findPrime250 } from './prime250-rows';
import type { Prime250UnderwritingRequest } from './prime250.dto';

/** What underwriters decide of quotes of the Prime 250 family. */
@Injectable()
export class Prime250UnderwritingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: TermsService,
    private readonly desk: DeskService,
    private readonly notes: NotesService,
  ) {}

  /** What an underwriter changes of a quote, one after the other: each step stands in its history. */
  async underwrite(
    id: string,
    { initialRequestData, irpm, isSurplus, notes }: Prime250UnderwritingRequest,
    caller: Caller,
  ): Promise<void> {
    const quote = await findPrime250(this.dataSource.manager, id, caller.actor);
    if (isSurplus !== undefined && isSurplus !== quote.isSurplus) {
      await this.desk.switchMarket(id, isSurplus, caller);
    }
    if (initialRequestData) await this.terms.update(id, { terms: initialRequestData }, caller);
    if (irpm) await this.terms.saveIrpm(id, irpm, caller);
    if (notes) {
      await this.notes.add(id, { noteType: 'UNDERWRITING', text: notes }, caller.actor);
    }
  }
}
