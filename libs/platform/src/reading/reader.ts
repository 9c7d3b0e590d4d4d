/** Tells a part of what was read; the next is read once this one was taken. */
export type TellPiece<Piece> = (piece: Piece) => Promise<void>;

/**
 * Reads one kind of file, in a process of its own that ends when it takes too much. What goes in and
 * comes out can be cloned. Throws `FileRefused` for a file that is not read.
 */
export type Reader<Ask, Answer, Piece = never> = (
  file: Buffer,
  ask: Ask,
  tell: TellPiece<Piece>,
) => Answer | Promise<Answer>;
