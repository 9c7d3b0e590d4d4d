import { expect, type Page } from '@playwright/test';
import { mailsTo } from './walk';

/** What the installation has sent to a person. */
export class Mailbox {
  private readonly seen = new Set<string>();

  constructor(private readonly page: Page) {}

  /** The text of the newest mail of a kind, once it is there. */
  async newest(email: string, kind: RegExp): Promise<string> {
    let text = '';
    await expect
      .poll(async () => {
        const found = (await mailsTo(this.page, email)).find((mail) => kind.test(mail.text));
        text = found?.text ?? '';
        return text !== '' && !this.seen.has(text);
      })
      .toBe(true);
    this.seen.add(text);
    return text;
  }

  /** Path of the newest link to a page, without the leading slash. */
  async link(email: string, page: string): Promise<string> {
    const kind = new RegExp(`https?://[^/\\s]+/(${page}/\\S+)`);
    return kind.exec(await this.newest(email, kind))?.[1] ?? '';
  }

  /** The newest code of six digits. */
  async code(email: string): Promise<string> {
    const kind = /code is (\d{6})/;
    return kind.exec(await this.newest(email, kind))?.[1] ?? '';
  }
}
