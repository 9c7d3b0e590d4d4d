import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, PageQuery } from '@palisade/platform';
import { AccountResponse } from '../accounts/accounts.dto';
import { AccountsQueries } from '../accounts/accounts.queries';
import { ApplyTagsRequest, TagRequest, TagResponse } from './tags.dto';
import { TagsService } from './tags.service';

@ApiTags('tags')
@Controller('api/account/v1/tags')
export class TagsController {
  constructor(
    private readonly tags: TagsService,
    private readonly accounts: AccountsQueries,
  ) {}

  /**
   * The tags of the caller's agency.
   *
   * @remarks By name, each with how many accounts have it; staff see those of all agencies. A text
   * finds names.
   */
  @Get()
  @Can('tag:view')
  @ApiPage(TagResponse)
  searchTags(@Query() query: PageQuery, @CurrentActor() actor: Actor): Promise<Page<TagResponse>> {
    return this.tags.search(query, actor);
  }

  /**
   * Make a tag of the caller's agency.
   *
   * @remarks A name is there once, in capitals or not (409).
   */
  @Post()
  @Can('tag:edit')
  createTag(@Body() body: TagRequest, @CurrentActor() actor: Actor): Promise<TagResponse> {
    return this.tags.create(body, actor);
  }

  /**
   * Set the tags of an account.
   *
   * @remarks Those that are left out are taken away. Only tags of the caller's own agency (400), on
   * accounts that the caller sees (404). They belong to the agency: an account that moves to another
   * one shows none of them there.
   */
  @Put('apply/:accountId')
  @Can('tag:apply')
  async applyTags(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() { tagIds }: ApplyTagsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.tags.apply(accountId, tagIds, actor);
    return this.accounts.get(accountId, actor);
  }

  /**
   * Give a tag another name or colour.
   *
   * @remarks The accounts that have it show the new one at once.
   */
  @Put(':tagId')
  @Can('tag:edit')
  updateTag(
    @Param('tagId', ParseUUIDPipe) id: string,
    @Body() body: TagRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TagResponse> {
    return this.tags.update(id, body, actor);
  }

  /**
   * Delete a tag.
   *
   * @remarks It is taken from the accounts that have it, and cannot be brought back.
   */
  @Delete(':tagId')
  @Can('tag:delete')
  @HttpCode(204)
  deleteTag(
    @Param('tagId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.tags.remove(id, actor);
  }
}
