/** The two sizes of a logo: its box in pixels, and what a file may weigh (Spec 2 §5). */
export const LOGO_KINDS = {
  small: { width: 144, height: 144, bytesMax: 50 * 1024, tooLarge: 'agency:image.smallMax' },
  medium: { width: 300, height: 72, bytesMax: 150 * 1024, tooLarge: 'agency:image.mediumMax' },
} as const;

export type LogoKind = keyof typeof LOGO_KINDS;

/** What was uploaded to be cropped, and for whom. */
export interface UploadedLogo {
  agencyId: string;
  logoPath: string;
}

/** The part that was chosen, as the server cuts it: whole pixels. */
export const cropOf = (kind: LogoKind, zoomFactor: number, { x, y }: { x: number; y: number }) => ({
  zoomFactor,
  width: LOGO_KINDS[kind].width,
  height: LOGO_KINDS[kind].height,
  small: kind === 'small',
  xCoordinate: Math.round(x),
  yCoordinate: Math.round(y),
});
