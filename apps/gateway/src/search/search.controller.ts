import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authorization, Can, FindQuery } from '@palisade/platform';
import { SearchResponse } from './search.dto';
import { SearchService } from './search.service';

@ApiTags('search')
@Controller('api/search/v1')
export class SearchController {
  constructor(private readonly service: SearchService) {}

  /**
   * Clients, quotes, policies, claims and people that a text means.
   *
   * @remarks At most five of each, in the rows that the lists show the caller: by number, with or
   * without its dashes, by a part of a name, of an e-mail address, or of a telephone number however
   * it is written. Two characters are found where a word begins, three and more anywhere. A service
   * that does not answer within a second and a half, or that does not let the caller search, is
   * named in `missing`, and the others are shown.
   */
  @Get()
  @Can('any')
  searchEverything(
    @Query() { search }: FindQuery,
    @Authorization() authorization: string,
  ): Promise<SearchResponse> {
    return this.service.search(search, authorization);
  }
}
