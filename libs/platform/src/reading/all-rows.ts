import type { ReadingOptions, ReadingRoom } from './reading-room';
import type { SheetAsk } from './readers/sheet';

/** Every row of a sheet as a list of cells; throws as the room does. */
export async function allRows(
  room: ReadingRoom,
  file: Buffer,
  ask: SheetAsk,
  options: Omit<ReadingOptions<never>, 'onPiece'> = {},
): Promise<string[][]> {
  const rows: string[][] = [];
  const onPiece = (piece: string[][]): void => void rows.push(...piece);
  await room.read('sheet', file, ask, { ...options, onPiece });
  return rows;
}
