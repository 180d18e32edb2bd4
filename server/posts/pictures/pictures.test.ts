import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../tests/support/databases.ts';
import { openStore } from '../../files/open-store.ts';
import { openPictures, type Pictures } from './pictures.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#35e8bd' } });

describeOnBothDatabases('pictures of posts', (open, _kind, place) => {
  let pictures: Pictures;
  beforeAll(async () => {
    const { dataDir } = await place();
    const store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
    pictures = openPictures(await open(), store);
  });

  it('are drawn anew in several widths, without what a camera writes into them', async () => {
    const given = await draw(2400, 1200)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const kept = await pictures.keep(given);
    if (!kept.ok) throw new Error(kept.reason);
    expect(kept.picture).toMatchObject({
      width: 1920,
      height: 960,
      widths: [320, 640, 960, 1440, 1920],
    });
    const file = await pictures.open(`${kept.picture.hash}-640.webp`);
    const served = Buffer.concat((await file?.stream.toArray()) ?? []);
    expect(await sharp(served).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 320,
    });
    expect((await sharp(served).metadata()).exif).toBeUndefined();
    const card = await pictures.open(`${kept.picture.hash}-card.jpg`);
    expect(card?.size).toBeGreaterThan(0);
    card?.stream.destroy();
    expect(await pictures.keep(given)).toEqual(kept);
    const address = `https://www.example.com/pictures/${kept.picture.hash}-320.webp`;
    expect((await pictures.findByAddresses([address, '/x.png'])).get(address)).toEqual(
      kept.picture,
    );
  });

  it('stand upright as they were taken', async () => {
    const given = await draw(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await pictures.keep(given)).toMatchObject({ picture: { width: 200, height: 400 } });
  });

  it('are never programs, archives or bombs', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await pictures.keep(svg)).toEqual({ ok: false, reason: 'not-a-picture' });
    expect(await pictures.keep(Buffer.from('MZ\u0090'))).toMatchObject({ ok: false });
    expect(await pictures.keep(Buffer.alloc(0))).toMatchObject({ ok: false });
    const huge = await draw(7200, 7200).png().toBuffer();
    expect(await pictures.keep(huge)).toEqual({ ok: false, reason: 'too-many-pixels' });
  });

  it('are opened by their own names only', async () => {
    for (const name of ['../site.sqlite', 'x', '', `${'a'.repeat(32)}-1.webp/..`]) {
      expect(await pictures.open(name)).toBeUndefined();
    }
  });
});
