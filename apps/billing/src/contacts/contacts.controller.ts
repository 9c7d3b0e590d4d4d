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
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import {
  AddContactRequest,
  BillingContactResponse,
  ContactQuery,
  EditContactRequest,
  toContact,
} from './contacts.dto';
import { ContactsService } from './contacts.service';

@ApiTags('billing contacts')
@Controller('api/billing/v1/contact')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  /** The billing contacts of an insured or of one policy. */
  @Get()
  @Can('billing:view')
  async listContacts(
    @Query() query: ContactQuery,
    @CurrentActor() actor: Actor,
  ): Promise<BillingContactResponse[]> {
    return (await this.contacts.list(query, actor)).map(toContact);
  }

  /** Add a billing contact. */
  @Post()
  @Can('billing:pay')
  async addContact(
    @Body() body: AddContactRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BillingContactResponse> {
    return toContact(await this.contacts.add(body, actor));
  }

  /** Edit a billing contact. */
  @Put()
  @Can('billing:pay')
  async editContact(
    @Body() body: EditContactRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BillingContactResponse> {
    return toContact(await this.contacts.edit(body, actor));
  }

  /** Delete a billing contact. */
  @Delete(':id')
  @HttpCode(204)
  @Can('billing:pay')
  removeContact(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.contacts.remove(id, actor);
  }
}
