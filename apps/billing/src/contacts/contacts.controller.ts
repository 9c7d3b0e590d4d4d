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
import { ContactListQueries } from './contact-list.queries';
import {
  AddContactRequest,
  BillingContactResponse,
  ContactQuery,
  EditContactRequest,
  ListedContactResponse,
  toContact,
} from './contacts.dto';
import { ContactsService } from './contacts.service';

@ApiTags('billing contacts')
@Controller('api/billing/v1/contact')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly list: ContactListQueries,
  ) {}

  /**
   * Find billing contacts by name or mail address.
   *
   * @remarks Those of every insured of whom the caller sees a policy, each with the insured's name.
   */
  @Get('search')
  @Can('billing:view')
  @ApiPage(ListedContactResponse)
  searchBillingContacts(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<ListedContactResponse>> {
    return this.list.search(query, actor);
  }

  /**
   * The billing contacts of an insured or of one policy.
   *
   * @remarks The oldest first and at most 100. Name `policyId` or `accountId`; contacts of insureds
   * whom the caller does not see are left out.
   */
  @Get()
  @Can('billing:view')
  async listBillingContacts(
    @Query() query: ContactQuery,
    @CurrentActor() actor: Actor,
  ): Promise<BillingContactResponse[]> {
    return (await this.contacts.list(query, actor)).map(toContact);
  }

  /**
   * Add a billing contact.
   *
   * @remarks It belongs to an insured, and to one policy when `policyId` is given; either must be
   * one that the caller sees (404). No mail is sent. `DELETE /api/billing/v1/contact/{id}` undoes
   * it.
   */
  @Post()
  @Can('billing:pay')
  async addBillingContact(
    @Body() body: AddContactRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BillingContactResponse> {
    return toContact(await this.contacts.add(body, actor));
  }

  /**
   * Edit a billing contact.
   *
   * @remarks Name, mail address and telephone are replaced; a telephone that is left out is taken
   * away. The insured and the policy stay. The activity records what it was before.
   */
  @Put()
  @Can('billing:pay')
  async changeBillingContact(
    @Body() body: EditContactRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BillingContactResponse> {
    return toContact(await this.contacts.edit(body, actor));
  }

  /**
   * Delete a billing contact.
   *
   * @remarks It is gone at once; the activity records what it was. Contacts of others are answered
   * 404. It is undone by adding it again.
   */
  @Delete(':id')
  @HttpCode(204)
  @Can('billing:pay')
  removeBillingContact(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.contacts.remove(id, actor);
  }
}
