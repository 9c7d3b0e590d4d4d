/** The chosen part of a picture, as the crop widget states it. */
interface Chosen {
  x: number;
  y: number;
}

interface Natural {
  naturalWidth: number;
  naturalHeight: number;
}

/** The square as the server cuts it: whole pixels that lie inside of the picture. */
export function squareOf({ x, y }: Chosen, zoomFactor: number, media: Natural) {
  const sideLength = Math.min(media.naturalWidth, media.naturalHeight);
  const side = Math.round(sideLength / zoomFactor);
  const within = (at: number, length: number) =>
    Math.max(0, Math.min(Math.round(at), length - side));
  return {
    zoomFactor,
    sideLength,
    xCoordinate: within(x, media.naturalWidth),
    yCoordinate: within(y, media.naturalHeight),
  };
}
