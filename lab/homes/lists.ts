import type { Caller } from '../../tools/demo/caller.mjs';

/** A row of a list. */
export interface Row extends Record<string, unknown> {
  status?: string;
  currency?: string;
}

/** What an address asks for. */
export type Query = Record<string, string> | [string, string][];

const PAGE = 100;

/** Whose rows a home counts, where its reader chose an agency or a team. */
export interface Chosen {
  agencyId: string | null;
  teamId: string | null;
}

/** Lists that no team narrows: their rows are of an agency, a reinsurer or a vendor as a whole. */
const OF_NO_TEAM = /agency\/search|cessions|commissions|waitsFor=REPORT/;

/** The lists that a home is proved by, read to their ends as the same person. */
export class Lists {
  private readonly read = new Map<string, Promise<Row[]>>();

  constructor(
    private readonly caller: Caller,
    private readonly chosen: Chosen,
  ) {}

  /** Who reads them. */
  async reader(): Promise<string> {
    const { answer } = await this.caller.send<{ id: string }>('GET', '/api/auth/v1/users/me');
    return answer.id;
  }

  rows(path: string, query: Query = {}): Promise<Row[]> {
    const asked = new URLSearchParams(query);
    const { agencyId, teamId } = this.chosen;
    if (teamId && !OF_NO_TEAM.test(`${path}?${asked}`)) asked.set('teamId', teamId);
    const address = `${path}?${asked}`;
    const known = this.read.get(address) ?? this.page(address);
    this.read.set(address, known);
    // Told by the column of the row: what narrows the home may be what narrows its list.
    return known.then((rows) => rows.filter((row) => !agencyId || row.agencyId === agencyId));
  }

  private async page(address: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 0; ; page++) {
      const { status, answer } = await this.caller.send<{ content: Row[]; totalElements: number }>(
        'GET',
        `${address}&size=${PAGE}&page=${page}`,
      );
      if (status !== 200) throw new Error(`${status} of ${address}`);
      rows.push(...answer.content);
      if (rows.length >= answer.totalElements) return rows;
    }
  }
}
