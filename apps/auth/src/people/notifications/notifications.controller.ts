import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  AllReadRequest,
  NotificationReadRequest,
  NotificationResponse,
  NotificationSearchQuery,
  NotificationSubscriptionsBody,
} from './notifications.dto';
import { NotificationsService } from './notifications.service';

@ApiTags('own things')
@Controller('api/auth/v1/me')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /**
   * What the caller was told of, the newest first.
   *
   * @remarks The caller's own alone, of rows that they may still see; kept for 90 days. `unread`
   * leaves those that were not read yet; `search` those of one number or company.
   */
  @Get('notifications')
  @Can('any')
  @ApiPage(NotificationResponse)
  listNotifications(
    @Query() query: NotificationSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<NotificationResponse>> {
    return this.notifications.search(query, actor);
  }

  /**
   * Mark all notifications as read.
   *
   * @remarks Also those that came since the list was read. Each can be marked as unread again.
   */
  @Put('notifications')
  @Can('any')
  @HttpCode(204)
  async readAllNotifications(
    @Body() _body: AllReadRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.notifications.markAll(actor);
  }

  /**
   * Mark a notification as read or unread.
   *
   * @remarks Those of others, and of rows that the caller may no longer see, are answered 404.
   */
  @Put('notifications/:id')
  @Can('any')
  markNotification(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { isRead }: NotificationReadRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NotificationResponse> {
    return this.notifications.mark(id, isRead, actor);
  }

  /**
   * The kinds of notifications that the caller gets.
   *
   * @remarks Only kinds that can concern the caller's role are listed; all are on at first.
   */
  @Get('notification-subscriptions')
  @Can('any')
  listNotificationSubscriptions(
    @CurrentActor() actor: Actor,
  ): Promise<NotificationSubscriptionsBody> {
    return this.notifications.subscriptions(actor);
  }

  /**
   * Switch kinds of notifications on and off.
   *
   * @remarks Kinds that are not named stay as they are. It counts for what happens from now on;
   * answers all kinds as they are then.
   */
  @Put('notification-subscriptions')
  @Can('any')
  async saveNotificationSubscriptions(
    @Body() body: NotificationSubscriptionsBody,
    @CurrentActor() actor: Actor,
  ): Promise<NotificationSubscriptionsBody> {
    await this.notifications.subscribe(body, actor);
    return this.notifications.subscriptions(actor);
  }
}
