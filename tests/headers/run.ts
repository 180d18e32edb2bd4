import { startSiteProcess } from '../support/site-process.ts';
import { administrator, observe, siteUrl } from './observe.ts';

/** `npm run test:headers`: the score that HTTP Observatory would give to each kind of answer. */
const site = await startSiteProcess({
  env: { SITE_URL: siteUrl, TRUST_PROXY: '1', ...administrator },
});
const observations = await observe(site);
await site.stop();
for (const { name, kind, status, score, best, lost } of observations) {
  const note = score < best ? `  below ${best}: ${lost.join(', ')}` : '';
  console.log(`${String(score).padStart(4)}  ${kind.padEnd(12)} ${status}  ${name}${note}`);
}
process.exit(observations.every(({ score, best }) => score >= best) ? 0 : 1);
