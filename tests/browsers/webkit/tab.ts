import { expect as baseExpect } from '@playwright/test';
import { error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { complaintsKey } from './watched-site.ts';

/** Patient: on two busy cores this engine draws without a graphics card. */
export const expect = baseExpect.configure({ timeout: 60_000 });

/** What passes by itself while a page is still moving. */
const passing = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
];

/** A tab of the browser, and what a visitor does in it. */
export class Tab {
  readonly driver: WebDriver;
  readonly origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.driver.get(this.origin + path);
  }

  /** Opens a page and waits until its script runs and its islands, once touched, work. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.untilHydrated();
  }

  async untilHydrated(): Promise<void> {
    const isHydrated = () =>
      this.run(() => {
        const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
        for (const { firstElementChild } of islands) {
          firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
        }
        const main = document.querySelector('main') ?? {};
        const isTaken = Object.keys(main).some((key) => key.startsWith('__react'));
        return (
          'interactive' in document.documentElement.dataset &&
          islands.every(({ dataset }) => 'awake' in dataset) &&
          (isTaken || !location.pathname.includes('/contact/'))
        );
      });
    await expect.poll(isHydrated, { message: 'the page is hydrated' }).toBe(true);
  }

  /** Runs the function in the page. */
  run<Result, Args extends unknown[]>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.driver.executeScript<Result>(inPage, ...args);
  }

  /** The first visible element of these, with this text where one is given; waits for it. */
  async find(css: string, text = ''): Promise<WebElement> {
    let found: WebElement | null = null;
    await expect
      .poll(
        async () => {
          found = await this.driver.executeScript<WebElement | null>(findVisible, css, text);
          return found !== null;
        },
        { message: `${css} ${text} is visible` },
      )
      .toBe(true);
    return found as unknown as WebElement;
  }

  async isVisible(css: string, text = ''): Promise<boolean> {
    return (await this.driver.executeScript(findVisible, css, text)) !== null;
  }

  async click(css: string, text = ''): Promise<void> {
    await this.untilDone(async () => (await this.bringIntoView(css, text)).click());
  }

  /** Types over what is there. */
  async fill(css: string, value: string): Promise<void> {
    await this.untilDone(async () => {
      const field = await this.bringIntoView(css);
      await field.clear();
      await field.sendKeys(value);
    });
  }

  /** Presses keys wherever the focus is. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** The control that a label with exactly this text belongs to. */
  async labelled(text: string): Promise<string> {
    const idOf = () =>
      this.run((wanted) => {
        const label = [...document.querySelectorAll('label')].find(
          (one) => one.textContent?.replace('*', '').trim() === wanted && one.checkVisibility(),
        );
        return label?.htmlFor ?? '';
      }, text);
    await expect.poll(idOf, { message: `the label ${text}` }).not.toBe('');
    return `[id="${await idOf()}"]`;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.driver.getCurrentUrl()).toBe(this.origin + path);
  }

  /** Everything that has gone wrong in the pages of this tab so far. */
  async complaints(): Promise<string> {
    return (await this.run((key) => sessionStorage.getItem(key), complaintsKey)) ?? '';
  }

  /** At once: the driver does not wait while a page scrolls smoothly. */
  private async bringIntoView(css: string, text = ''): Promise<WebElement> {
    const element = await this.find(css, text);
    await this.driver.executeScript((one: Element) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, element);
    return element;
  }

  private async untilDone(act: () => Promise<void>): Promise<void> {
    const attempt = async () => {
      try {
        await act();
        return 'done';
      } catch (reason) {
        if (passing.some((kind) => reason instanceof kind)) return String(reason);
        throw reason;
      }
    };
    await expect.poll(attempt).toBe('done');
  }
}

function findVisible(css: string, text: string): Element | null {
  const all = [...document.querySelectorAll(css)];
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  return all.find((one) => isShown(one) && one.textContent?.includes(text)) ?? null;
}
