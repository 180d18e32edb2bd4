import { randomUUID } from 'node:crypto';
import { minimalInquiry } from '../../support/inquiry-server.ts';
import type { Campaign, Phase } from '../campaign.ts';
import { openBrowser, signIn } from '../staff.ts';

/** What is counted or remembered for a person holds on every instance. */
export const limits: Phase = async (campaign) => {
  await campaign.load.during(
    async () => {
      await limitInquiries(campaign);
      await limitPasswords(campaign);
      await endSessions(campaign);
    },
    { writes: false },
  );
};

function expectAll({ findings }: Campaign, what: string, found: number[], expected: number[]) {
  const [is, shouldBe] = [found.toSorted().join(' '), expected.toSorted().join(' ')];
  if (is !== shouldBe) findings.errors.push(`${what}: ${is} instead of ${shouldBe}`);
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

/** Sixty at the same moment: thirty pass. */
async function limitInquiries(campaign: Campaign) {
  const { instances } = campaign.site;
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const key = randomUUID();
      const answer = await fetch(`${instances[i % instances.length]?.url}/api/inquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.60' },
        body: JSON.stringify({ data: { ...minimalInquiry, idempotencyKey: key } }),
      });
      const { id } = (await answer.json()) as { id?: string };
      if (id) campaign.findings.sent.push({ key, id });
      return answer.status;
    }),
  );
  expectAll(campaign, '60 inquiries of one visitor', statuses, [
    ...times(30, 200),
    ...times(30, 429),
  ]);
}

/** One after the other on each instance in turn, and then with the right one. */
async function limitPasswords(campaign: Campaign) {
  const { site, colleague } = campaign;
  const { instances } = site;
  const guesser = openBrowser(site.url, '192.0.2.8');
  const statuses: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const isLast = i === 9;
    const password = isLast ? colleague.password : `wrong-lamp-tiger-${i}`;
    const { status } = await guesser.ask(
      'POST',
      '/session',
      { email: colleague.email, password },
      instances[i % instances.length]?.url,
    );
    statuses.push(status);
  }
  expectAll(campaign, 'wrong passwords', statuses, [...times(8, 401), ...times(2, 429)]);
  // Another network is not locked out by it: this throws when it is.
  await signIn(site.url, colleague, '192.0.2.9');
}

/** Valid everywhere, and ended everywhere at once. */
async function endSessions(campaign: Campaign) {
  const { site, colleague } = campaign;
  const [first, second, third] = site.instances.map(({ url }) => url) as [string, string, string];
  const here = openBrowser(first, '192.0.2.10');
  const elsewhere = openBrowser(second, '192.0.2.11');
  const everywhere = async (what: string, browser: typeof here, status: number) => {
    const asked = [first, second, third].map((at) => browser.ask('GET', '/session', undefined, at));
    const statuses = (await Promise.all(asked)).map((answer) => answer.status);
    expectAll(campaign, what, statuses, times(3, status));
  };
  await here.ask('POST', '/session', colleague, first);
  await elsewhere.ask('POST', '/session', colleague, second);
  await everywhere('a session of the first instance', here, 200);
  await everywhere('a session of the second instance', elsewhere, 200);
  await here.ask('DELETE', '/me/sessions', undefined, third);
  await everywhere('a session that a colleague has ended on the third', elsewhere, 401);
  // With the cookies as they were: signing out removes them from the browser.
  const copy = here.copy();
  await here.ask('DELETE', '/session', undefined, second);
  await everywhere('a session that was signed out on the second', copy, 401);
}
