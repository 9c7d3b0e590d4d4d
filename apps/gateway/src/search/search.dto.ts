import type { FoundRow } from '@palisade/platform';
import type { SearchKind } from '../domain/search-kinds';

/** Something that was found. */
export class SearchHit {
  kind: SearchKind;

  id: string;

  /** The name of the client or of the person. */
  title: string;

  /** Null for clients and people, and for a claim that is not filed. */
  number: string | null;

  /**
   * A client's domain or town, the product of a quote or policy, the policy of a claim, the e-mail
   * address of a person.
   */
  detail: string | null;

  /** As the lists give it; null for people. */
  status: string | null;
}

/** What was found, kind by kind, the best of each first. */
export class SearchResponse {
  hits: SearchHit[];

  /** The services that could not be asked or that do not let the caller search. */
  missing: string[];
}

/** A row that a service found, with what it is. */
export const toSearchHit = (
  kind: SearchKind,
  { id, title, number, detail, status }: FoundRow,
): SearchHit => ({ kind, id, title, number, detail, status });
