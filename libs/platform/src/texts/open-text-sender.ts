import type { Config } from '../config/config';
import { NoTexts } from './no-texts';
import type { TextBox } from './text-box';
import type { TextSender } from './text-sender';
import { TextWebhook } from './text-webhook';

/** The way of text messages that the configuration names. */
export function openTextSender({ values }: Config, textBox: TextBox): TextSender {
  const { TEXT_WEBHOOK_URL, TEXT_WEBHOOK_TOKEN, NODE_ENV } = values;
  if (TEXT_WEBHOOK_URL) return new TextWebhook(TEXT_WEBHOOK_URL, TEXT_WEBHOOK_TOKEN);
  return NODE_ENV === 'production' ? new NoTexts() : textBox;
}
