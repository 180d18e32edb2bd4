interface FilmOptions {
  seconds?: number;
  width?: number;
  height?: number;
  codec?: string;
  hasPicture?: boolean;
  hasSound?: boolean;
  /** As a phone writes it down that was held upright. */
  isTurned?: boolean;
  /** Whether the index stands at the end, as cameras write it. */
  isIndexLast?: boolean;
  /** Makes the file as large. */
  content?: Buffer;
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const all = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(all.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, all]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
}

const one = 0x1_0000;

function track(kind: 'vide' | 'soun', codec: string, options: Required<FilmOptions>): Buffer {
  const { width, height, isTurned } = options;
  const turned = [0, one, 0, 0xffff_0000, 0, 0, 0, 0, 0x4000_0000];
  const straight = [one, 0, 0, 0, one, 0, 0, 0, 0x4000_0000];
  const size = kind === 'vide' ? [width * one, height * one] : [0, 0];
  return box(
    'trak',
    box('tkhd', numbers(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...(isTurned ? turned : straight), ...size)),
    box(
      'mdia',
      box('hdlr', numbers(0, 0), Buffer.from(kind), Buffer.alloc(13)),
      box('minf', box('stbl', box('stsd', numbers(0, 1), box(codec, Buffer.alloc(70))))),
    ),
  );
}

/** The bytes of an MP4 file whose boxes are right; there is nothing to see in it. */
export function smallFilm(given: FilmOptions = {}): Buffer {
  const options: Required<FilmOptions> = {
    ...{ seconds: 12, width: 1280, height: 720, codec: 'avc1', hasPicture: true, hasSound: false },
    ...{ isTurned: false, isIndexLast: false, content: Buffer.alloc(1000) },
    ...given,
  };
  const { seconds, codec, hasPicture, hasSound, isIndexLast, content } = options;
  const kind = box('ftyp', Buffer.from('isom'), numbers(512), Buffer.from('isomiso2avc1mp41'));
  const index = box(
    'moov',
    box('mvhd', numbers(0, 0, 0, 1000, seconds * 1000), Buffer.alloc(80)),
    ...(hasPicture ? [track('vide', codec, options)] : []),
    ...(hasSound ? [track('soun', 'mp4a', options)] : []),
  );
  const film = box('mdat', content);
  return Buffer.concat(isIndexLast ? [kind, film, index] : [kind, index, film]);
}
