import { DomainError } from '@palisade/kernel';
import { TextSender } from './text-sender';

/** A deployment that cannot send text messages says so, instead of a code that never comes. */
export class NoTexts extends TextSender {
  override checkReady(): never {
    const detail = 'Text messages cannot be sent here. Choose an authenticator app or e-mail.';
    throw new DomainError('TEXTS_NOT_SET_UP', detail, 409);
  }

  async send(): Promise<void> {
    this.checkReady();
  }
}
