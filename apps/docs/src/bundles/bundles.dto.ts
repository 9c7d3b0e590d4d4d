import { Transform } from 'class-transformer';
import { ArrayNotEmpty, ArrayUnique, IsUUID } from 'class-validator';

export class BundleQuery {
  /** The documents, one after the other. */
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]))
  @ArrayNotEmpty()
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  docId: string[];
}
