import { expect, it } from 'vitest';
import { playerAddress, readVideo } from './video.ts';

it.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=12', '&t=12', '&start=12'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', '&t=90', '&start=90'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=7', '&t=7', '&start=7'],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', '', ''],
])('starts a film where the address says: %s', (source, inPage, inPlayer) => {
  const video = readVideo(source);
  expect(video?.address).toBe(`https://www.youtube.com/watch?v=dQw4w9WgXcQ${inPage}`);
  expect(video && playerAddress(video)).toBe(
    `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0${inPlayer}`,
  );
});
