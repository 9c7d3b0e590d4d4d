import type { SheetReading } from '../sheets/sheet-reading.dto';
import type { ReadingOptions, ReadingRoom } from './reading-room';
import type { SheetAsk } from './readers/sheet';
import type { SheetRow } from './readers/sheet-row';

/** Every row of a sheet from its headings on, and how it was read; throws as the room does. */
export async function allRows(
  room: ReadingRoom,
  file: Buffer,
  ask: SheetAsk,
  options: Omit<ReadingOptions<never>, 'onPiece'> = {},
): Promise<{ rows: SheetRow[]; reading: SheetReading }> {
  const rows: SheetRow[] = [];
  const onPiece = (piece: SheetRow[]): void => void rows.push(...piece);
  const { reading } = await room.read('sheet', file, ask, { ...options, onPiece });
  return { rows, reading };
}
