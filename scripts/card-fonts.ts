import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cardCharacters, cardFontFolder, cardStyles } from '../server/site/card-font.ts';

const root = join(import.meta.dirname, '..');
const pretendard = 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2';
/** The build's own folder is emptied by each build. */
const cached = join(root, '.cache/cards');

/** No fonts of the machine: a card looks the same wherever it is drawn. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><cachedir>/nonexistent</cachedir></fontconfig>
`;

/** The files with which the server writes on sharing cards: all Hangul, since owners write anything. */
export async function makeCardFonts(): Promise<void> {
  const whole = await readFile(join(root, pretendard));
  const characters = cardCharacters();
  const stamp = createHash('sha256')
    .update(whole)
    .update(characters)
    .update(await readFile(import.meta.filename))
    .digest('hex');
  // A site that is drawing may be reading them.
  if ((await stampIn(cardFontFolder)) === stamp) return;
  if ((await stampIn(cached)) !== stamp) await makeFiles(whole, characters, stamp);
  await cp(cached, cardFontFolder, { recursive: true });
}

const stampIn = (folder: string) => readFile(join(folder, 'stamp'), 'utf8').catch(() => '');

async function makeFiles(whole: Buffer, characters: string, stamp: string): Promise<void> {
  await mkdir(cached, { recursive: true });
  for (const { file, weight } of Object.values(cardStyles)) {
    const font = await subsetFont(whole, characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      noHinting: true,
    });
    await writeFile(join(cached, file), font);
  }
  await writeFile(join(cached, 'fonts.conf'), fontsConf);
  await writeFile(join(cached, 'stamp'), stamp);
}
