import { DomainError } from '@palisade/kernel';
import { writesInnerAddress } from '@palisade/platform';

/** Throws 400 unless a webhook may go to a URL; names are checked again when they are resolved. */
export function checkTarget(text: string, allowsInner: boolean): void {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || (allowsInner && url?.protocol === 'http:');
  const isInner = url !== null && writesInnerAddress(url);
  if (url && isWeb && !url.username && !url.password && (allowsInner || !isInner)) return;
  const detail = 'Invalid';
  throw new DomainError('INVALID_WEBHOOK_URL', detail, 400, [{ pointer: '/webhookUrl', detail }]);
}
