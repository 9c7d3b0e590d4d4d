import { Injectable } from '@nestjs/common';
import type { Country, Page } from '@palisade/kernel';
import { DomainError, REGIONS } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containing, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Account } from '../accounts/account.entity';
import type { IndustryScheme } from '../domain/industries';
import { schemeOf } from '../domain/industries';
import { INDUSTRY_TIMELINE } from '../domain/timeline';
import { Organization } from '../snapshots/organization.entity';
import { toIndustryCodeResponse } from './industries.dto';
import type { IndustryCodeResponse, IndustrySearchQuery } from './industries.dto';
import { IndustryCode } from './industry-code.entity';

const LIST = {
  sortable: {
    naicsCode: 'industry.code',
    primaryIndustry: 'industry.primaryIndustry',
    secondaryIndustry: 'industry.secondaryIndustry',
  },
  defaultSort: 'naicsCode,asc',
  tieBreaker: 'industry.id',
};

@Injectable()
export class IndustriesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The codes that begin with the text, or whose title contains it. */
  async search(request: IndustrySearchQuery, actor: Actor): Promise<Page<IndustryCodeResponse>> {
    const country = request.country ?? (await countryOf(this.dataSource.manager, actor));
    const query = this.dataSource.createQueryBuilder(IndustryCode, 'industry');
    const page = await listPage(filtered(query, { ...request, country }), request, LIST);
    return { ...page, content: page.content.map(toIndustryCodeResponse) };
  }

  /** What was done to an industry. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    const isThere = await this.dataSource.manager.existsBy(IndustryCode, { id });
    return { id, actor, rules: INDUSTRY_TIMELINE, ...(!isThere && { gone: codeNotFound() }) };
  }
}

/** The country of an insured, otherwise of the edition that the organisation uses. */
export async function countryOf(
  em: EntityManager,
  { accountType, organizationId: id }: Actor,
): Promise<Country> {
  const account = accountType === 'CUSTOMER' && (await em.findOneBy(Account, { id }));
  if (account) return account.country;
  const organization = await em.findOneBy(Organization, { id });
  return REGIONS[organization?.locationAlias ?? 'US'].country;
}

/** The entries of some codes of a classification. */
export const entriesOf = (
  em: EntityManager,
  scheme: IndustryScheme,
  codes: readonly (string | null | undefined)[],
): Promise<IndustryCode[]> => {
  const named = codes.filter((code) => typeof code === 'string');
  return named.length ? em.findBy(IndustryCode, { scheme, code: In(named) }) : Promise.resolve([]);
};

/** Each of the two conditions has an index of its own. */
export function filtered(
  query: SelectQueryBuilder<IndustryCode>,
  { search, country, dup }: Pick<IndustrySearchQuery, 'search' | 'country' | 'dup'>,
): SelectQueryBuilder<IndustryCode> {
  const text = search?.trim().toLowerCase();
  if (text) {
    const title = containing(text);
    const isCode = /^\d+$/.test(text);
    query.where(
      isCode ? 'industry.code like :prefix' : 'industry.searchText like :title',
      isCode ? { prefix: `${text}%` } : { title },
    );
  }
  if (country) query.andWhere('industry.scheme = :scheme', { scheme: schemeOf(country) });
  if (dup === 0) query.andWhere('industry.isDuplicate = false');
  return query;
}

/** The answer for a code that is not there. */
export const codeNotFound = (): DomainError =>
  new DomainError('INDUSTRY_NOT_FOUND', 'Industry code not found.', 404);
