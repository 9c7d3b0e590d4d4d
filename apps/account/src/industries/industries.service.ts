import { Injectable } from '@nestjs/common';
import { DomainError, invalidField, requiredMessage } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { isUniqueViolation, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { IndustryScheme } from '../domain/industries';
import { schemeOf } from '../domain/industries';
import { checkCodeUnused, checkIndustryCode } from '../domain/industry-code';
import type { IndustryCodeRequest, NewIndustryCodeRequest } from './industries.dto';
import { toIndustryCodeResponse } from './industries.dto';
import type { IndustryCodeResponse } from './industries.dto';
import { codeNotFound, countryOf } from './industries.queries';
import { IndustryCode } from './industry-code.entity';

const SECTOR_DIGITS = 2;

/** Keeps the industry codes of both classifications. */
@Injectable()
export class IndustriesService {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a code to a classification; 409 when it has the code. */
  add(request: NewIndustryCodeRequest, actor: Actor): Promise<IndustryCodeResponse> {
    return this.write('add', async ({ em }) => {
      const scheme = schemeOf(request.country ?? (await countryOf(em, actor)));
      checkIndustryCode(scheme, request.naicsCode);
      const facts = await factsOf(em, scheme, request);
      const row = { id: newId(), scheme, ...facts };
      await em.insert(IndustryCode, row);
      return { before: null, after: row };
    });
  }

  /** Gives a code other titles, or while nobody has it another number. */
  change(id: string, request: IndustryCodeRequest): Promise<IndustryCodeResponse> {
    return this.write('change', async ({ em }) => {
      const before = await lock(em, id);
      checkIndustryCode(before.scheme, request.naicsCode);
      if (before.code !== request.naicsCode) checkCodeUnused(await clientsOf(em, before));
      const { isDuplicate } = before;
      const facts = { ...(await factsOf(em, before.scheme, request)), isDuplicate };
      await em.update(IndustryCode, { id }, facts);
      return { before, after: { ...before, ...facts } };
    });
  }

  /** Takes a code out of its classification; 409 while clients have it. */
  async remove(id: string): Promise<void> {
    await this.write('remove', async ({ em }) => {
      const before = await lock(em, id);
      checkCodeUnused(await clientsOf(em, before));
      await em.delete(IndustryCode, { id });
      return { before, after: null };
    });
  }

  private async write(
    step: 'add' | 'change' | 'remove',
    act: (tx: Tx) => Promise<{ before: Row | null; after: Row | null }>,
  ): Promise<IndustryCodeResponse> {
    try {
      return await this.transactions.run(async (tx) => {
        const { before, after } = await act(tx);
        const row = after ?? before;
        if (!row) throw codeNotFound();
        const subject = { subjectType: 'industry-code', subjectId: row.id };
        const states = { ...(before && { before }), ...(after && { after }) };
        await tx.record({ action: `industry-code.${step}`, ...subject, ...states });
        return toIndustryCodeResponse(row);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const detail = 'There is this code already.';
      throw new DomainError('DUPLICATE_INDUSTRY', detail, 409, [{ pointer: '/naicsCode', detail }]);
    }
  }
}

type Row = Omit<IndustryCode, 'searchText'>;

async function lock(em: EntityManager, id: string): Promise<IndustryCode> {
  const found = await em.findOne(IndustryCode, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!found) throw codeNotFound();
  return found;
}

/** What a code is, under the title of its sector where none is told. */
async function factsOf(
  em: EntityManager,
  scheme: IndustryScheme,
  { naicsCode: code, primaryIndustry = null, secondaryIndustry = null }: IndustryCodeRequest,
): Promise<Omit<Row, 'id' | 'scheme'>> {
  const sector = await em.findOneBy(IndustryCode, { scheme, code: code.slice(0, SECTOR_DIGITS) });
  const primary = primaryIndustry ?? sector?.primaryIndustry;
  if (!primary) {
    const detail = requiredMessage('Primary industry');
    throw invalidField('INVALID_INDUSTRY_CODE', detail, '/primaryIndustry');
  }
  return { code, primaryIndustry: primary, secondaryIndustry, isDuplicate: false };
}

/** How many clients of its country have a code, as their first industry or their second. */
async function clientsOf(em: EntityManager, { scheme, code }: IndustryCode): Promise<number> {
  const own = scheme === 'NAICS' ? 'naics_code' : 'sic_code';
  const country = scheme === 'NAICS' ? 'USA' : 'GBR';
  const [{ clients }]: [{ clients: number }] = await em.query(
    `select count(*)::int as clients from account
     where (${own} = $1 or (second_naics_code = $1 and country = $2)) and status <> 'Deleted'`,
    [code, country],
  );
  return clients;
}
