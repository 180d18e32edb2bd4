import { startSiteProcess } from '../site-process.ts';
import { attack } from './attack.ts';

/** `npm run test:hostile`: 10,000 requests; the first thousand only warm the server up. */
const site = await startSiteProcess({ env: { LOG: 'off', TRUST_PROXY: '1' } });
const warm = await attack(site, 10_000, 11_000);
const report = await attack(site, 0, 10_000);
await site.stop();
console.log(JSON.stringify({ ...report, faults: report.faults.slice(0, 20) }, null, 2));
process.exit(report.faults.length + warm.faults.length === 0 ? 0 : 1);
