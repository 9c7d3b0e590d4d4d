import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsUUID } from 'class-validator';
import { BUNDLE_MAX } from '../domain/bundle-names';

export class BundleQuery {
  /** The documents, one after the other. */
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]))
  @ArrayNotEmpty()
  @ArrayMaxSize(BUNDLE_MAX)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  docId: string[];
}
