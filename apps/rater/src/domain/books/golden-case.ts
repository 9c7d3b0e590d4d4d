/** A risk whose price by a book was worked out by hand; amounts are currency units. */
export interface GoldenCase {
  readonly id: string;
  readonly title: string;
  /** As the calculator takes it. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields of the answer and the values that they must have. */
  readonly expected: Readonly<Record<string, number>>;
}
