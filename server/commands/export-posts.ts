import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportPosts } from '../posts/import/export.ts';
import { fail, type PostsOfSite, withPostsOfSite } from './posts-of-site.ts';

// Files are created for this user only.
process.umask(0o077);

let count = 0;

async function* asJson({ database, ...stored }: PostsOfSite) {
  for await (const post of exportPosts(database, stored)) {
    yield (count === 0 ? '[\n' : ',\n') + JSON.stringify(post);
    count += 1;
  }
  yield count === 0 ? '[]\n' : '\n]\n';
}

const [file] = process.argv.slice(2);
if (!file) {
  fail('npm run export-posts -- FILE.json');
} else {
  await withPostsOfSite(async (site) => {
    // Under its final name only when it is whole.
    const unfinished = `${file}.unfinished`;
    await pipeline(Readable.from(asJson(site)), createWriteStream(unfinished));
    await rename(unfinished, file);
    console.log(`${file}: ${count} ${count === 1 ? 'post' : 'posts'}`);
  });
}
