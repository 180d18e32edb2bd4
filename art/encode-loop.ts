// masters/hero-loop.mp4 → public/art/films/hero{,-phone}.{webm,mp4}.
//   ART_MASTERS=/path/to/masters node art/encode-loop.ts
// The loop is turned so that it begins at the frame of the hero still: the film then takes over
// from the picture without a jump. AV1 is 10 bit for the sake of the dark gradients.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const master = join(process.env.ART_MASTERS ?? 'art/out', 'hero-loop.mp4');
const target = process.env.ART_TARGET ?? 'public/art/films';
const firstFrame = 90;

const turned = (shape: string) =>
  `[0:v]split[x][y];[x]trim=start_frame=${firstFrame},setpts=PTS-STARTPTS[a];` +
  `[y]trim=end_frame=${firstFrame},setpts=PTS-STARTPTS[b];` +
  `[a][b]concat,${shape}scale=out_color_matrix=bt709:flags=lanczos`;

// The phone's loop is cut where the still's phone crop is (art/stills.ts).
const phone = 'crop=600:900:892:0,';

function encode(name: string, filter: string, options: string[]) {
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const args = ['-y', '-loglevel', 'error', '-i', master, '-filter_complex', filter, '-an'];
  execFileSync('ffmpeg', [...args, ...options, ...colours, join(target, name)], {
    stdio: 'inherit',
    env: { ...process.env, SVT_LOG: '1' },
  });
}

const av1 = (quality: number) => [
  '-c:v',
  'libsvtav1',
  '-preset',
  '4',
  '-crf',
  `${quality}`,
  '-pix_fmt',
  'yuv420p10le',
  '-g',
  '192',
];
const h264 = (quality: number) => [
  '-c:v',
  'libx264',
  '-preset',
  'slower',
  '-crf',
  `${quality}`,
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
];

mkdirSync(target, { recursive: true });
encode('hero.webm', turned(''), av1(38));
encode('hero.mp4', turned(''), h264(25.5));
encode('hero-phone.webm', turned(phone), av1(40));
encode('hero-phone.mp4', turned(phone), h264(30));
