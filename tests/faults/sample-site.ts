import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createAccountWithPassword } from '#server/accounts/accounts.ts';
import { openDatabase } from '#server/database/database.ts';
import { rebuildSearch } from '#server/inquiries/search.ts';
import { createTestAccounts, staffPassword } from '../support/admin-server.ts';
import { runCommand } from '../support/command-process.ts';
import type { OldPost } from '../support/import-posts.ts';
import { minimalInquiry, serveInquiries } from '../support/inquiry-server.ts';
import { fillOlderDatabase, makeOlderDatabase } from '../support/older-database.ts';
import type { Place } from '../support/test-config.ts';

/** How much there is: enough that each step of a command takes its time. */
export interface Amount {
  inquiries: number;
  files: number;
}

/** A site with staff, inquiries, their files, and posts with pictures. Answers the inquiries' ids. */
export async function fillSite(place: Place, amount: Amount, posts: string): Promise<string[]> {
  await makeOlderDatabase(place, 21);
  await fillOlderDatabase(place, amount.inquiries);
  const database = await openDatabase(place);
  await rebuildSearch(database);
  await createAccountWithPassword(
    createTestAccounts(database),
    { email: 'owner@noshine.example', name: 'Owner', role: 'owner', language: 'ko' },
    staffPassword,
  );
  const server = await serveInquiries(database, place.dataDir);
  const ids: string[] = [];
  for (let number = 0; number < amount.files; number += 1) {
    const text = `${number} ${randomBytes(20_000).toString('base64')}`;
    const { id: fileId } = await (await server.upload(`file ${number}.txt`, text)).json();
    const name = `Visitor ${number}`;
    const { id } = await (await server.send({ ...minimalInquiry, name, fileId })).json();
    ids.push(id);
  }
  await server.close();
  await database.close();
  const imported = await runCommand('import-posts', [posts], place);
  if (imported.code !== 0) throw new Error(imported.stderr);
  return ids;
}

/** A file as the old site's API answers it; each post has a picture of its own, and shares one. */
export async function writePosts(folder: string, count: number): Promise<string> {
  const shared = await inlinePicture(0);
  const posts: OldPost[] = [];
  for (let number = 1; number <= count; number += 1) {
    posts.push({
      mnum: number,
      title: `소식 ${number}`,
      regDate: new Date(Date.UTC(2023, 0, number)).toISOString(),
      main_image: `<img src="${await inlinePicture(number)}">`,
      main_text: `<p>글 ${number}\u2028둘째 줄</p><img src="${shared}">`,
      language: 'ko',
      versions: { en: { title: `News ${number}`, main_text: `<p>Text ${number}</p>` } },
    });
  }
  const file = join(folder, 'posts.json');
  await writeFile(file, JSON.stringify(posts));
  return file;
}

async function inlinePicture(number: number): Promise<string> {
  const create = {
    width: 700,
    height: 400,
    channels: 3 as const,
    background: { r: number % 256, g: 120, b: 200 },
    noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
  };
  const png = await sharp({ create }).jpeg({ quality: 70 }).toBuffer();
  return `data:image/jpeg;base64,${png.toString('base64')}`;
}
