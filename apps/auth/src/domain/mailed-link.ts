/** What is known of a mailed link that somebody opens. */
export interface MailedLink {
  expires: Date;
  used: Date | null;
  replaced: Date | null;
}

export const isLive = (link: MailedLink, now: Date): boolean =>
  !link.used && !link.replaced && link.expires > now;
