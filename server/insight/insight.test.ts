import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { day, startOfDayInSeoul } from '#domain/seoul.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database } from '../database/database.ts';
import { changeSettings } from '../settings/settings.ts';
import { openVisitCounter, type VisitCounter } from './insight.ts';
import { readInsight } from './read-insight.ts';

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
const host = 'noshine.example';
const own = `https://${host}`;
const config = { siteUrl: own, trustProxy: 0 };

const home = { path: '/', language: 'ko' } as const;
const air = { path: '/product/technical/air', language: 'ko' } as const;
const stepOne = { path: '/contact/stepOne', language: 'ko' } as const;

/** Somebody at this address; each request may say more. */
function visitorAt(remoteAddress: string, always: Record<string, string> = {}) {
  return (headers: Record<string, string> = {}, method = 'GET') =>
    ({
      method,
      headers: { host, 'user-agent': browser, 'accept-language': 'ko-KR', ...always, ...headers },
      socket: { remoteAddress },
    }) as unknown as IncomingMessage;
}

describeOnBothDatabases('visits', (open) => {
  let database: Database;
  let counter: VisitCounter;
  let other: VisitCounter;
  let now = startOfDayInSeoul('2026-11-17') + 10 * 60_000;
  const clock = () => now;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    // Each test on a day of its own.
    now += day;
    counter = await openVisitCounter({ database, config, now: clock });
    other = await openVisitCounter({ database: await open(), config, now: clock });
  });

  async function read() {
    await counter.write();
    await other.write();
    const today = new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);
    return readInsight(database, { from: today, to: today });
  }

  it('are added up over instances, each visitor once', async () => {
    const kim = visitorAt('203.0.113.1');
    const lee = visitorAt('203.0.113.2');
    counter.viewed(kim(), home);
    other.viewed(kim({ referer: `${own}/` }), air);
    other.viewed(lee({ 'user-agent': `${browser} Mobile` }), home);
    const { days, pages, languages, devices, countries, sources } = await read();
    expect(days).toMatchObject([{ views: 3, visitors: 2 }]);
    expect(pages).toEqual([
      { name: '/', views: 2 },
      { name: '/product/technical/air', views: 1 },
    ]);
    expect(languages).toEqual([{ name: 'ko', count: 3 }]);
    expect(devices).toEqual([
      { name: 'desktop', count: 1 },
      { name: 'phone', count: 1 },
    ]);
    expect(countries).toEqual([{ name: 'KR', count: 2 }]);
    expect(sources).toEqual([{ name: '', count: 2 }]);
    counter.viewed(kim(), home);
    expect((await read()).days).toMatchObject([{ views: 4, visitors: 2 }]);
  });

  it('begin where somebody comes from outside, and not again with a reload', async () => {
    const kim = visitorAt('203.0.113.1');
    const fromGoogle = { referer: 'https://www.google.com/', 'sec-fetch-site': 'cross-site' };
    counter.viewed(kim(fromGoogle), air, '?utm_source=Fair&utm_campaign=Seoul');
    counter.viewed(kim(fromGoogle), air, '?utm_source=Fair&utm_campaign=Seoul');
    await counter.write();
    // The language is switched: the campaign stays in the address.
    const here = { referer: `${own}/product/technical/air`, 'sec-fetch-site': 'same-origin' };
    other.viewed(kim(here), { ...air, language: 'en' }, '?utm_source=Fair&utm_campaign=Seoul');
    other.viewed(kim(fromGoogle), air, '?utm_source=Fair&utm_campaign=Seoul');
    const { sources, campaigns, days } = await read();
    expect(sources).toEqual([{ name: 'search:google', count: 1 }]);
    expect(campaigns).toEqual([{ name: 'fair / seoul', count: 1 }]);
    expect(days).toMatchObject([{ views: 4, visitors: 1 }]);
    // A name that is cut is cut between its letters, and so is the same once it is written.
    const long = `?utm_source=a${encodeURIComponent('𠮷'.repeat(60))}`;
    for (let n = 0; n < 3; n += 1) {
      counter.viewed(visitorAt('203.0.113.2')(), home, long);
      await counter.write();
    }
    expect((await read()).campaigns).toContainEqual({ name: `a${'𠮷'.repeat(39)}`, count: 1 });
    // Another site on the same day is another arrival.
    other.viewed(kim({ referer: 'https://news.example/a?b=c' }), home);
    expect((await read()).sources).toEqual([
      { name: '', count: 1 },
      { name: 'news.example', count: 1 },
      { name: 'search:google', count: 1 },
    ]);
  });

  it('are in the country of the clock rather than of the language, told by whichever instance', async () => {
    const kim = visitorAt('203.0.113.1', { 'accept-language': 'en-US' });
    counter.viewed(kim(), home);
    await counter.write();
    const told = { referer: `${own}/`, 'sec-fetch-site': 'same-origin' };
    other.told(kim(told, 'POST'), false, { from: '', zone: 'Asia/Seoul' });
    const { countries, days } = await read();
    expect(countries).toEqual([{ name: 'KR', count: 1 }]);
    expect(days).toMatchObject([{ views: 1, visitors: 1 }]);
  });

  it('of a page that was fetched ahead count once it is looked at', async () => {
    const kim = visitorAt('203.0.113.1');
    counter.viewed(kim({ 'sec-purpose': 'prefetch;prerender' }), air);
    expect((await read()).days).toMatchObject([{ views: 0, visitors: 0 }]);
    const told = { referer: `${own}/en/product/technical/air?dark` };
    counter.told(kim(told, 'POST'), true, { from: `${own}/en` });
    const { pages, languages, sources, days } = await read();
    expect(pages).toEqual([{ name: '/product/technical/air', views: 1 }]);
    expect(languages).toEqual([{ name: 'en', count: 1 }]);
    expect(days).toMatchObject([{ views: 1, visitors: 1 }]);
    expect(sources).toEqual([]);
    for (const referer of ['https://elsewhere.example/nowhere', `${own}/admin`, 'x']) {
      counter.told(kim({ referer }, 'POST'), true, {});
    }
    expect((await read()).days).toMatchObject([{ views: 1 }]);
  });

  it('of the form count each step once a day, and every stop', async () => {
    const kim = visitorAt('203.0.113.1');
    const lee = visitorAt('203.0.113.2');
    for (const who of [kim, lee, kim]) counter.viewed(who({ referer: `${own}/` }), stepOne);
    await counter.write();
    const inForm = { referer: `${own}/contact/stepTwo` };
    other.told(kim(inForm, 'POST'), true, {});
    other.stopped(kim({}, 'POST'), ['phoneNumber.too-long', 'consent.not-agreed']);
    other.stopped(kim({}, 'POST'), ['consent.not-agreed']);
    other.stepShown(kim({}, 'POST'), { path: '/contact/stepThree', language: 'ko' });
    other.sent(kim({}, 'POST'));
    other.sent(kim({}, 'POST'));
    const { funnel, stops, pages } = await read();
    expect(funnel).toEqual({ stepOne: 2, stepTwo: 1, stepThree: 1, sent: 1 });
    expect(stops).toEqual([
      { name: 'consent.not-agreed', count: 2 },
      { name: 'phoneNumber.too-long', count: 1 },
    ]);
    expect(pages[0]).toEqual({ name: '/contact/stepOne', views: 3 });
  });

  it('of whoever sends the form have been through its steps, told of or not', async () => {
    const kim = visitorAt('203.0.113.1');
    counter.viewed(kim({ referer: `${own}/` }), stepOne);
    other.sent(kim({}, 'POST'));
    expect((await read()).funnel).toEqual({ stepOne: 1, stepTwo: 1, stepThree: 1, sent: 1 });
  });

  it('tell an inquiry how its sender came, written or not', async () => {
    const kim = visitorAt('203.0.113.1');
    const cross = { referer: 'https://www.naver.com/', 'sec-fetch-site': 'cross-site' };
    counter.viewed(kim(cross), home, '?utm_source=fair');
    const fromHome = { referer: `${own}/`, 'sec-fetch-site': 'same-origin' };
    counter.viewed(kim(fromHome), air);
    counter.viewed(kim({ ...fromHome, referer: `${own}/product/technical/air?x=1` }), stepOne);
    counter.viewed(kim({ ...fromHome, referer: `${own}/contact/stepOne` }), {
      ...stepOne,
      language: 'en',
    });
    const way = {
      cameFromPage: '/product/technical/air',
      firstPage: '/',
      campaign: 'fair',
      source: 'search:naver',
    };
    expect(await counter.wayOf(kim({}, 'POST'))).toEqual(way);
    await counter.write();
    expect(await other.wayOf(kim({}, 'POST'))).toEqual(way);
    expect(await other.wayOf(visitorAt('203.0.113.9')())).toBeUndefined();
    expect(await other.wayOf(kim({ dnt: '1' }))).toBeUndefined();
  });

  it('tell it while they are being written as well', async () => {
    let isSlow = false;
    const begun = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    const slow: Database = {
      ...database,
      async write(work) {
        if (isSlow) {
          begun.resolve();
          await mayGoOn.promise;
        }
        return database.write(work);
      },
    };
    const third = await openVisitCounter({ database: slow, config, now: clock });
    isSlow = true;
    const kim = visitorAt('203.0.113.1');
    third.viewed(kim(), air, '?utm_source=fair');
    const writing = third.write();
    await begun.promise;
    const way = {
      ...{ cameFromPage: '', firstPage: '/product/technical/air' },
      ...{ campaign: 'fair', source: '' },
    };
    expect(await third.wayOf(kim({}, 'POST'))).toEqual(way);
    // What is noted meanwhile is added to it.
    const fromAir = { referer: `${own}/product/technical/air`, 'sec-fetch-site': 'same-origin' };
    third.viewed(kim(fromAir), stepOne);
    // By a bookmark.
    third.viewed(kim(), stepOne);
    expect(await third.wayOf(kim({}, 'POST'))).toEqual({
      ...way,
      cameFromPage: '/product/technical/air',
    });
    mayGoOn.resolve();
    await writing;
    expect((await read()).days).toMatchObject([{ visitors: 1 }]);
  });

  it('leave nothing behind of whom they were, once the day is over', async () => {
    const kim = visitorAt('203.0.113.77');
    counter.viewed(kim(), home);
    await counter.write();
    const { db } = database;
    const [today] = await db.selectFrom('insight_salts').selectAll().execute();
    const [visit] = await db.selectFrom('insight_visits').selectAll().execute();
    expect(JSON.stringify(visit)).not.toContain('203.0.113');
    now += day;
    await counter.write();
    await other.write();
    const salts = await db.selectFrom('insight_salts').selectAll().execute();
    expect(salts).toHaveLength(1);
    expect(salts[0]).not.toMatchObject(today ?? {});
    expect(await db.selectFrom('insight_visits').selectAll().execute()).toEqual([]);
    counter.viewed(kim(), home);
    const { days } = await read();
    expect(days).toMatchObject([{ views: 1, visitors: 1 }]);
    const [tomorrow] = await db.selectFrom('insight_visits').selectAll().execute();
    expect(tomorrow?.visitor).not.toBe(visit?.visitor);
  });

  it('are not lost while the database is away', async () => {
    const away = { isIt: true };
    const failing: Database = {
      ...database,
      write: (work) => (away.isIt ? Promise.reject(new Error('away')) : database.write(work)),
    };
    away.isIt = false;
    const third = await openVisitCounter({ database: failing, config, now: clock });
    away.isIt = true;
    third.viewed(visitorAt('203.0.113.1')(), home);
    await expect(third.write()).rejects.toThrow('away');
    third.viewed(visitorAt('203.0.113.1')(), home);
    away.isIt = false;
    await third.write();
    expect((await read()).days).toMatchObject([{ views: 2, visitors: 1 }]);
  });

  it('are told apart on a new day even if the database was away as it began', async () => {
    const away = { isIt: false };
    const failing: Database = {
      ...database,
      write: (work) => (away.isIt ? Promise.reject(new Error('away')) : database.write(work)),
    };
    const third = await openVisitCounter({ database: failing, config, now: clock });
    now += day;
    away.isIt = true;
    await expect(third.write()).rejects.toThrow('away');
    away.isIt = false;
    await third.write();
    third.viewed(visitorAt('203.0.113.1')(), home);
    await third.write();
    expect((await read()).days).toMatchObject([{ views: 1, visitors: 1 }]);
  });

  it('that an instance writes after midnight belong to the day before, once', async () => {
    const kim = visitorAt('203.0.113.1');
    const midnight = now - 10 * 60_000 + day;
    counter.viewed(kim(), home);
    await counter.write();
    other.viewed(kim(), home);
    now = midnight + 1000;
    await counter.write();
    await other.write();
    const yesterday = new Date(midnight - 1 + 9 * 3_600_000).toISOString().slice(0, 10);
    const { days } = await readInsight(database, { from: yesterday, to: yesterday });
    expect(days).toMatchObject([{ views: 2, visitors: 1 }]);
    now = midnight + 10 * 60_000;
  });

  it('of one network are told apart up to a limit, however many names its browsers have', async () => {
    for (let n = 0; n < 600; n += 1) {
      counter.viewed(visitorAt('203.0.113.1', { 'user-agent': `${browser} Edg/${n}` })(), home);
    }
    counter.viewed(visitorAt('203.0.113.2')(), home);
    expect((await read()).days).toMatchObject([{ views: 601, visitors: 501 }]);
  });

  it('are not counted once the owner has switched that off', async () => {
    await database.write((trx) => changeSettings(trx, { countVisits: false }));
    await counter.refresh();
    counter.viewed(visitorAt('203.0.113.1')(), home);
    counter.happened(visitorAt('203.0.113.1')(), 'film-started');
    const { days, events } = await read();
    expect(days).toMatchObject([{ views: 0, visitors: 0 }]);
    expect(events).toEqual([]);
    await database.write((trx) => changeSettings(trx, { countVisits: true }));
  });

  it('have room for a bounded number of names a day, made up or not', async () => {
    for (let n = 0; n < 320; n += 1) {
      const somebody = visitorAt(`203.0.${Math.floor(n / 200)}.${n % 200}`);
      counter.viewed(somebody(), home, `?utm_source=campaign${n}`);
    }
    const { campaigns, days } = await read();
    expect(days).toMatchObject([{ views: 320, visitors: 320 }]);
    expect(campaigns).toHaveLength(51);
    const { rows } = await database.db
      .selectFrom('insight_counts')
      .select('name')
      .where('kind', '=', 'campaign')
      .where('name', 'like', '%campaign%')
      .execute()
      .then((rows) => ({ rows }));
    // Some of the places are those of earlier days' names.
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.length).toBeLessThanOrEqual(300);
  });

  it('have room for the campaigns of others, however many names one network makes up', async () => {
    const flood = visitorAt('203.0.113.66');
    for (let n = 0; n < 400; n += 1) {
      const headers = { referer: `https://site${n}.example/` };
      counter.viewed(flood(headers), home, `?utm_source=flood${n}`);
    }
    counter.viewed(visitorAt('203.0.113.1')(), home, '?utm_source=summer');
    // What is known already is no new name, whoever comes by it.
    counter.viewed(flood(), home, '?utm_source=summer');
    const { campaigns } = await read();
    expect(campaigns.find(({ name }) => name === 'summer')).toEqual({ name: 'summer', count: 2 });
    const { rows } = await sql<{ kind: string }>`select kind from insight_counts
      where name like 'flood%' or name like 'site%.example'`.execute(database.db);
    expect(rows.length).toBeLessThanOrEqual(20);
  });

  it('keep the names of earlier days, whatever is made up on a new one', async () => {
    for (const n of [1, 2, 3]) {
      counter.viewed(visitorAt(`203.0.113.${n}`)(), home, '?utm_source=spring');
    }
    await counter.write();
    now += day;
    await counter.write();
    for (let n = 0; n < 320; n += 1) {
      const somebody = visitorAt(`203.0.${Math.floor(n / 200)}.${n % 200}`);
      counter.viewed(somebody(), home, `?utm_source=made-up${n}`);
    }
    counter.viewed(visitorAt('203.0.113.9')(), home, '?utm_source=spring');
    await counter.write();
    const spring = await database.db
      .selectFrom('insight_counts')
      .select('count')
      .where('kind', '=', 'campaign')
      .where('name', '=', 'spring')
      .orderBy('day', 'desc')
      .executeTakeFirst();
    expect(Number(spring?.count)).toBe(1);
  });
});
