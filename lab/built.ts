import { requireBuilt } from '../tools/start/services.mjs';

/** A module of the product as it is built; `T` is what its source exports. */
export const built = <T>(file: string): T => requireBuilt(file) as T;
