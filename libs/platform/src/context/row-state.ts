/** A state of a row: how many recorded changes it has been through. */
export interface RowState {
  id: string;
  changes: number;
}
