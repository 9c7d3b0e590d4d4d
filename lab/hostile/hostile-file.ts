/** A file that is made to cost more than it weighs, or to be read wrong. */
export interface HostileFile {
  name: string;
  fileName: string;
  content: () => Buffer;
}
