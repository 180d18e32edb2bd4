import { languages, localize } from '#domain/language.ts';
import { pages } from '#domain/pages.ts';
import { type Answer, crawl, htmlOf } from './crawl.ts';
import { checkWithHtmlValidate } from './html-validate.ts';
import { installOutsideTools } from './install.ts';
import { checkWithNu } from './nu-html-checker.ts';
import { ownChecks } from './own-checks.ts';
import { origin, startSampleSite } from './sample-site.ts';
import { checkWithXmllint } from './xmllint.ts';

/** `npm run test:outside`: what others' validators and the rules of search engines say of the site. */
installOutsideTools();
const site = await startSampleSite();
const changing = [pages.home.path, pages.media.path];
const addresses = languages.flatMap((language) => changing.map((path) => localize(path, language)));
const withoutPosts = await Promise.all(
  addresses.map(async (address): Promise<Answer> => {
    const answer = await fetch(site.url + address);
    return { address, status: answer.status, type: '', text: await answer.text() };
  }),
);
await site.fill();
const found = await crawl(site.url, origin);
await site.stop();

const documents = [...htmlOf(found), ...withoutPosts];
console.log(`${found.answers.size} addresses, ${documents.length} pages`);
for (const [name, check] of Object.entries(ownChecks)) report(name, check(found, origin));
const xml = (address: string) => found.answers.get(address)?.text ?? '';
const feeds = languages.map((language) => localize('/feed.xml', language));
report('xmllint, sitemap', checkWithXmllint('sitemap', xml('/sitemap.xml')));
report(
  'xmllint, feeds',
  feeds.map(xml).flatMap((feed) => checkWithXmllint('feed', feed)),
);
report('html-validate', await checkWithHtmlValidate(documents));
report('Nu HTML checker', checkWithNu(documents));

function report(name: string, errors: readonly string[]): void {
  console.log(`${errors.length > 0 ? 'BAD' : 'ok '} ${name}: ${errors.length} errors`);
  for (const error of errors) console.log(`      ${error}`);
  if (errors.length > 0) process.exitCode = 1;
}
