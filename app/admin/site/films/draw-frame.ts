import { posterSize } from '#domain/own-film.ts';

/** What the film shows just now, as a file; undefined when it shows nothing yet. */
export async function drawFrame(film: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = film;
  if (!videoWidth || !videoHeight) return undefined;
  const canvas = document.createElement('canvas');
  // No larger than the still will be, whichever side is the longer one.
  const scale = Math.min(
    1,
    Math.max(posterSize.width / videoWidth, posterSize.height / videoHeight),
  );
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.92),
  );
}
