/** Of pictures that staff put into posts, and of visitors' pictures that are looked into. */
export const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000 };

/** What a browser shows and we can draw small. */
export const drawableTypes: readonly string[] = ['jpg', 'png', 'webp'];
