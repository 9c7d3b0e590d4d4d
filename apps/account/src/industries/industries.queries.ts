import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { containing, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { schemeOf } from '../domain/industries';
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
  async search(request: IndustrySearchQuery): Promise<Page<IndustryCodeResponse>> {
    const query = this.dataSource.createQueryBuilder(IndustryCode, 'industry');
    const page = await listPage(filtered(query, request), request, LIST);
    return { ...page, content: page.content.map(toIndustryCodeResponse) };
  }
}

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
