import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';

interface Setting {
  width: number;
  height: number;
  pixelRatio: number;
  isTouch: boolean;
  /** How much slower than this machine. */
  slowdown: number;
  latency: number;
  megabitsDown: number;
  megabitsUp: number;
}

/** A middling phone on slow 4G, and an office computer. */
// biome-ignore format: one line is one setting
export const settings = {
  phone: { width: 412, height: 823, pixelRatio: 1.75, isTouch: true, slowdown: 4, latency: 150, megabitsDown: 1.6, megabitsUp: 0.75 },
  desktop: { width: 1366, height: 768, pixelRatio: 1, isTouch: false, slowdown: 1, latency: 40, megabitsDown: 10, megabitsUp: 5 },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** A visitor of the page's own language, so that no other one is offered, with an empty cache. */
export async function openVisitor(
  browser: Browser,
  name: SettingName,
  language: Language,
  network: 'slow' | 'as it is' = 'slow',
) {
  const { width, height, pixelRatio, isTouch, slowdown, ...line } = settings[name];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: pixelRatio,
    isMobile: isTouch,
    hasTouch: isTouch,
    locale: language,
    timezoneId: zoneWithNoon(),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network === 'slow') await slowDown(session, line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, leave: () => context.close() };
}

/** By night our page would be dark, and its twin, which runs no script, lit. */
function zoneWithNoon(): string {
  const west = new Date().getUTCHours() - 12;
  return `Etc/GMT${west < 0 ? west : `+${west}`}`;
}

/** As a visitor has who closed it: it would cover what is to be tapped. */
export function closePopup(page: Page, site: string): Promise<void> {
  return page.context().addCookies([{ name: 'popup', value: 'true', url: site }]);
}

async function slowDown(
  session: CDPSession,
  line: Pick<Setting, 'latency' | 'megabitsDown' | 'megabitsUp'>,
): Promise<void> {
  const bytesPerSecond = (megabits: number) => (megabits * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond(line.megabitsDown),
    uploadThroughput: bytesPerSecond(line.megabitsUp),
  });
}
