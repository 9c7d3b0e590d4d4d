// Spec 2 §5: a bulk upload.
export const BULK_BYTES_MAX = 5 * 1024 * 1024;
export const BULK_ENDINGS = ['csv', 'tsv', 'txt', 'xls', 'xlsx'];

/** Every column that a file may have, in the order of the template. */
export const BULK_COLUMNS = [
  'name',
  'phone',
  'address1',
  'address2',
  'address3',
  'city',
  'state',
  'zipCode',
  'country',
  'team',
  'dbaOrTradestyle',
  'domainName',
  'url',
  'industryCode',
  'revenue',
  'totalRevenue',
  'nonUsRevenue',
  'noOfEmployeesAll',
  'numberOfPersonalRecords',
  'yearEstablished',
  'ownershipType',
  'entityType',
  'dunsNumber',
  'ein',
  'percentInternationalSales',
  'isFranchise',
  'franchiseSystemConnectivity',
  'collectingPersonalInformation',
] as const;

/** One of them. */
export type BulkColumn = (typeof BULK_COLUMNS)[number];

/** What is wrong with a file before it is sent, by the key of its text; null when nothing is. */
export function fileProblem(file: Pick<File, 'name' | 'size'> | undefined): string | null {
  const ending = file?.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!file || !BULK_ENDINGS.includes(ending)) return 'account:bulkUpload.noFile';
  return file.size > BULK_BYTES_MAX ? 'account:bulkUpload.tooBig' : null;
}

/** The choice of columns with another one at a place; who had it before has none. */
export function columnsWith(
  columns: readonly (BulkColumn | null)[],
  place: number,
  column: BulkColumn | null,
): string {
  return columns
    .map((known, at) => (at === place ? column : known === column ? null : known) ?? '')
    .join(',');
}
