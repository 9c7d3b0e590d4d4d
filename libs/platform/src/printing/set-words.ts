/** So many words of a face are kept. */
const WORDS_KEPT = 5_000;
/** No longer ones: what is said again is short. */
const LONGEST_KEPT = 40;

/** What sets words in a paper. */
export interface SettingFont {
  /** Sets a word anew. */
  layoutRun(word: string): object;
  /** Sets a word, or remembers it. */
  layoutCached(word: string): object;
}

/** Words of a face with the places of their letters, which papers say again and again. */
export class SetWords {
  private readonly kept = new Map<string, object>();

  /** Lets a paper's font remember what was set for others. */
  serve(font: SettingFont): void {
    font.layoutCached = (word) => this.of(word, () => font.layoutRun(word));
  }

  /** A word as it was set already, or is set now. */
  of(word: string, set: () => object): object {
    const known = this.kept.get(word);
    if (known) return known;
    const found = set();
    if (word.length > LONGEST_KEPT) return found;
    if (this.kept.size === WORDS_KEPT) this.kept.clear();
    this.kept.set(word, found);
    return found;
  }
}
