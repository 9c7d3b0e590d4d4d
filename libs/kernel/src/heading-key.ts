/** A heading however it is written: its letters and digits, small. */
export const headingKey = (heading: string): string =>
  heading.toLowerCase().replace(/[^a-z0-9]/g, '');
