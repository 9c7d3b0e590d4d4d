const MIB = 1_048_576;

/** A file is at most this large. */
export const MAX_UPLOAD_BYTES = 25 * MIB;

/** The endings of the files that are taken (Spec 1 §9, file-type icons). */
export const UPLOAD_ENDINGS = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'csv',
  'eml',
  'zip',
  'png',
  'jpg',
  'jpeg',
  'gif',
] as const;
