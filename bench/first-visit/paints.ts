import type { Browser } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { median } from '../load.ts';
import { figure, figureBetween, row } from './lines.ts';
import { addressOf, isContentPage, type Options } from './options.ts';
import { openVisitor, type SettingName } from './settings.ts';
import { readTimings, type Timings, untilWatched } from './timings.ts';
import { type Kind, kinds, watchTraffic } from './traffic.ts';

const wanted = { ratio: 1.05, layoutShift: 0, blockingTime: 50 };
const ratioWidth = 19;
/** Blocking time varies little, and each watched visit takes five seconds longer. */
const watchedVisits = 3;

interface Place {
  browser: Browser;
  setting: SettingName;
  language: Language;
}

interface Turn {
  ours: Timings;
  twin: Timings;
}

type WatchedVisit = Timings & { bytes: Record<Kind, number> };

/** The first visit to every page beside its bare twin, in turns. */
export async function comparePaints(
  browser: Browser,
  ours: string,
  twin: string,
  { pages, languages, settings, rounds }: Options,
): Promise<void> {
  const ratio = 'ratio (between)'.padStart(ratioWidth);
  const head = ['first', ratio, 'largest', ratio, 'shift', 'blocked', ...kinds];
  for (const setting of settings) {
    for (const language of languages) {
      const place = { browser, setting, language };
      console.log(`\nfirst visit, ${setting}, ${language}: ms beside the bare twin, KB per kind`);
      console.log(row('', head));
      for (const page of pages) {
        const path = addressOf(page, language);
        const turns = await takeTurns(place, ours + path, twin + path, rounds);
        const watched = await watchVisits(place, ours + path);
        const mostBlocked = isContentPage(page) ? wanted.blockingTime : undefined;
        console.log(row(page, figuresOf(turns, watched, mostBlocked)));
      }
    }
  }
}

function figuresOf(turns: Turn[], watched: WatchedVisit[], mostBlocked?: number): string[] {
  const paint = (name: 'firstPaint' | 'largestPaint') => [
    figure(median(turns.map(({ ours }) => ours[name]))),
    figureBetween(
      turns.map(({ ours, twin }) => ours[name] / twin[name]),
      2,
      wanted.ratio,
    ).padStart(ratioWidth),
  ];
  return [
    ...paint('firstPaint'),
    ...paint('largestPaint'),
    figure(Math.max(...watched.map((visit) => visit.layoutShift)), 2, wanted.layoutShift),
    figure(median(watched.map((visit) => visit.blockingTime)), 0, mostBlocked),
    ...kinds.map((kind) => figure(median(watched.map(({ bytes }) => bytes[kind])) / 1024, 1)),
  ];
}

async function takeTurns(
  place: Place,
  ours: string,
  twin: string,
  rounds: number,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round++) {
    const turn = { ours: await visit(place, ours), twin: await visit(place, twin) };
    const { css, script, font } = turn.twin.bytes;
    if (css + script + font > 0) throw new Error(`${twin} is not bare`);
    turns.push(turn);
  }
  return turns;
}

async function watchVisits(place: Place, url: string): Promise<WatchedVisit[]> {
  const visits: WatchedVisit[] = [];
  while (visits.length < watchedVisits) visits.push(await visit(place, url, true));
  return visits;
}

async function visit(
  { browser, setting, language }: Place,
  url: string,
  isWatched = false,
): Promise<WatchedVisit> {
  const { page, session, leave } = await openVisitor(browser, setting, language);
  const { bytes, untilQuiet } = watchTraffic(session);
  await page.goto(url);
  if (isWatched) await untilWatched(page);
  await untilQuiet();
  const timings = await readTimings(page);
  await leave();
  return { ...timings, bytes };
}
