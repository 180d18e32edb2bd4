import { samplePosts } from '../../scripts/sample-posts.ts';
import { importPostsInto, type OldPost } from '../support/import-posts.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

/** Another name than the server is asked by, so that an address taken from the request is seen. */
export const origin = 'https://noshine.example';

/** Everything that a post's text can hold, in two languages, of which Korean is none. */
const richPost: OldPost = {
  mnum: 100,
  title: 'Everything that a post’s text can hold',
  language: 'en',
  regDate: '2026-01-02T03:04:05Z',
  main_text:
    '<h2>Heading</h2><p>Text with <strong>strong</strong>, <em>emphasis</em> and a ' +
    '<a href="/en/product/noshine#effects">link</a>.<br>Second line.</p><h3>List</h3>' +
    '<ul><li>one</li><li>two<ol><li>inner</li></ol></li></ul>' +
    '<blockquote><p>Quoted &amp; escaped &lt;b&gt;.</p></blockquote>' +
    '<table><tbody><tr><th>Substance</th><th>Before</th></tr>' +
    '<tr><td>Toluene</td><td>137.1</td></tr></tbody></table><pre><code>1 &lt; 2</code></pre><hr>',
  versions: { es: { title: 'Todo lo que cabe en un texto', main_text: '<p>Texto &amp; más.</p>' } },
};

/** Each picture is drawn in many sizes, so only the first posts have one. */
const withPicture = 2;

/** The built site before it has any post; `fill` gives it the samples and one post of everything. */
export async function startSampleSite(): Promise<SiteProcess & { fill(): Promise<void> }> {
  const site = await startSiteProcess({ env: { SITE_URL: origin } });
  const samples = (samplePosts() as OldPost[]).map((post, index) =>
    index < withPicture ? post : { ...post, main_image: '' },
  );
  const posts = [...samples, richPost];
  return { ...site, fill: async () => void (await importPostsInto(site.dataDir, posts)) };
}
