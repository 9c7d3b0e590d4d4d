import { readFileSync } from 'node:fs';
import { codeOf } from '@palisade/kernel';
import type { Font, Glyph } from 'fontkit';
import type { Weight } from './face-files';
import { FACE_FILES } from './face-files';
import { composed, isPlain, pointOf } from './letters';
import { onceDone } from './once-done';
import { SetWords } from './set-words';

/** A part of a text in one face. */
export interface Run {
  face: number;
  text: string;
}

/** How a line is parted, in shares of the size of its letters: alike for all faces, which stand on one line. */
const LINE = { ascent: 0.8, descent: -0.22, lineGap: 0.16 };
/** Letters that are set before those they follow: what is copied from a paper would not be the text. */
const SET_ELSEWHERE = /\p{Script=Devanagari}/u;

/** What fontkit keeps of a font that is open. */
interface OpenFont extends Font {
  _glyphs: Record<number, Glyph | undefined>;
}

/** The faces that papers are printed in, each opened when it is needed first. */
export class Faces {
  private readonly opened = new Map<string, Font>();
  private readonly words = new Map<string, SetWords>();
  private readonly faceOfLetter = new Map<string, number | null>();

  constructor(private readonly fontkit: typeof import('fontkit')) {}

  open(face: number, weight: Weight): Font {
    const name = `${weight} ${face}`;
    const known = this.opened.get(name);
    if (known) return known;
    const font = this.fontkit.create(readFileSync(FACE_FILES[face][weight]())) as OpenFont;
    for (const [part, share] of Object.entries(LINE)) {
      Object.defineProperty(font, part, { value: share * font.unitsPerEm });
    }
    keepGlyphsByLetters(font);
    keepLettersWhole(font);
    this.opened.set(name, font);
    return font;
  }

  /** What was set in a face already: papers say the same words again and again. */
  wordsOf(face: number, weight: Weight): SetWords {
    const name = `${weight} ${face}`;
    const known = this.words.get(name) ?? new SetWords();
    this.words.set(name, known);
    return known;
  }

  /** A text by its faces; a mark stays with its letter where that face has it. Throws for a letter without a face. */
  runsOf(text: string): Run[] {
    if (isPlain(text)) return text === '' ? [] : [{ face: 0, text }];
    const runs: Run[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      const isMark = last && /\p{M}/u.test(letter) && this.has(last.face, letter);
      const face = isMark ? last.face : this.faceOf(letter);
      if (face === null) throw new Error(`No face has ${codeOf(letter)}.`);
      if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
    return runs;
  }

  /** The first letter of a text that no face has; null where all can be printed. */
  unprinted(text: string): string | null {
    if (isPlain(text)) return null;
    const letters = Array.from(composed(text));
    return letters.find((letter) => letter !== '\n' && this.faceOf(letter) === null) ?? null;
  }

  /** A text with the numbers of its letters that no face has: for what nobody signs. */
  spelled(text: string): string {
    if (this.unprinted(text) === null) return text;
    return Array.from(composed(text), (letter) =>
      this.unprinted(letter) === null ? letter : `[${codeOf(letter)}]`,
    ).join('');
  }

  /** The first face that has a letter; null where none has. */
  private faceOf(letter: string): number | null {
    const known = this.faceOfLetter.get(letter);
    if (known !== undefined) return known;
    const found = FACE_FILES.findIndex((_, face) => this.has(face, letter));
    const face = found < 0 ? null : found;
    this.faceOfLetter.set(letter, face);
    return face;
  }

  private has(face: number, letter: string): boolean {
    if (SET_ELSEWHERE.test(letter)) return false;
    return this.open(face, 'regular').hasGlyphForCodePoint(pointOf(letter));
  }
}

/**
 * A font keeps a glyph with the letters for which it was asked first, and for none where it was a part of
 * another: a later paper would be read without them, and differ by what was printed before it.
 */
function keepGlyphsByLetters(font: OpenFont): void {
  const kept = new Map<string, Glyph>();
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters = []) => {
    const name = `${id} ${letters.join()}`;
    const known = kept.get(name);
    if (known) return known;
    font._glyphs[id] = undefined;
    const glyph = getGlyph(id, letters);
    kept.set(name, glyph);
    return glyph;
  };
}

/** Letters are drawn as the one shape that the face has for each: of its parts they would not be read again. */
function keepLettersWhole(font: OpenFont): void {
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, { ccmp: false });
}

/** The faces of this process; not before they are needed, for most services never print. */
export const openFaces = onceDone(async () => new Faces(await import('fontkit')));
