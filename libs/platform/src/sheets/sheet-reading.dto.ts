import { ApiProperty } from '@nestjs/swagger';
import type { Charset, UnderstoodAmounts } from '@palisade/kernel';

const CHARSETS = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'windows-1252'] as const satisfies Charset[];

/** What was understood of a file before its rows: what is not of its kind is null. */
export interface SheetReading {
  charset: Charset | null;
  /** Whether the charset was guessed. */
  isGuess: boolean;
  separator: string | null;
  /** The sheet of a workbook that has the headings. */
  sheet: string | null;
  headingLine: number;
}

/** How an amount of a column was read. */
export class AmountExampleResponse {
  @ApiProperty({ description: 'As in the file.' })
  heading: string;

  @ApiProperty({ description: 'As in the file.' })
  text: string;

  @ApiProperty()
  amount: number;
}

/** An amount that may be either of two. */
export class AmountQuestionResponse {
  @ApiProperty({ description: 'As in the file.' })
  heading: string;

  @ApiProperty({ type: 'integer', description: 'Line of the file.' })
  line: number;

  @ApiProperty({ description: 'As in the file.' })
  text: string;

  @ApiProperty({ description: 'What it is if a point parts the decimals.' })
  point: number;

  @ApiProperty({ description: 'What it is if a comma does.' })
  comma: number;
}

/** What was understood of a file of rows; what it has not, as a text no sheet, is null. */
export class SheetReadingResponse {
  @ApiProperty({ enum: CHARSETS, nullable: true })
  charset: Charset | null;

  @ApiProperty({ description: 'Whether the charset was guessed, as the file does not say it.' })
  isGuess: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'What parts its cells.' })
  separator: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The sheet with the headings.' })
  sheet: string | null;

  @ApiProperty({ type: 'integer', description: 'Line of the file that has the headings.' })
  headingLine: number;

  @ApiProperty({
    type: [AmountExampleResponse],
    description: 'One amount of each column whose writing was told by its cells.',
  })
  amounts: AmountExampleResponse[];

  @ApiProperty({
    type: [AmountQuestionResponse],
    description: 'The first amount of each column that may be two; `decimal` answers all.',
  })
  questions: AmountQuestionResponse[];
}

/** What was understood of a file, as whoever sent it is told. */
export const toSheetReading = (
  { charset, isGuess, separator, sheet, headingLine }: SheetReading,
  { amounts, questions }: Pick<UnderstoodAmounts, 'amounts' | 'questions'>,
): SheetReadingResponse => ({
  charset,
  isGuess,
  separator,
  sheet,
  headingLine,
  amounts,
  questions,
});
