import { expect, type Locator, type Page } from '@playwright/test';
import { shopAddress } from '../fixtures/shop-address.ts';

/** What pressing a control must lead to, and how to return from there. */
export interface NavLink {
  follow: (page: Page, control: Locator) => Promise<void>;
  /** Checks what is visible at the target, in a window of any size. */
  seen?: (page: Page) => Promise<void>;
  back: (page: Page, from: string) => Promise<void>;
}

/** Controls by name, in page order. */
export type NavLinks = Readonly<Record<string, NavLink>>;

/** A page of the shop or of the back-office, by its URL with the query and its heading. */
export function page(address: string, heading: string, { level = 1 } = {}): NavLink {
  return {
    follow: async (browser, control) => {
      await control.click();
      await expect(browser).toHaveURL(shopAddress.url + address);
    },
    seen: (browser) => expectHeading(browser, heading, level),
    back: goBack,
  };
}

/** A document on this host outside the shop. Leaving it reloads the shop. */
export function documentOf(address: string, heading: RegExp): NavLink {
  return {
    follow: async (browser, control) => {
      await control.click();
      await expect(browser).toHaveURL(shopAddress.url + address);
    },
    seen: (browser) => expectHeading(browser, heading),
    back: returnToShop,
  };
}

export async function expectHeading(
  browser: Page,
  name: string | RegExp,
  level = 1,
): Promise<void> {
  const heading = browser.getByRole('heading', { level, name, exact: true });
  await expect(heading, `the heading ${String(name)}`).toBeInViewport();
}

/** A page of the payment provider. */
export const portal: NavLink = {
  follow: async (browser, control) => {
    await control.click();
    await browser.waitForURL((url) => url.href.startsWith(`${shopAddress.sandboxUrl}/portal/`));
  },
  seen: (browser) => expectHeading(browser, 'Manage your subscriptions'),
  back: returnToShop,
};

/** Another site in a new window. A provider's URL is known only once a test runs. */
export function otherSite(address: string | (() => string)): NavLink {
  return {
    follow: async (browser, control) => {
      const opened = browser.waitForEvent('popup');
      await control.click();
      const other = await opened;
      await expect(other).toHaveURL(typeof address === 'string' ? address : address());
      await other.close();
    },
    back: stay,
  };
}

/** The result of the search box, submitted by its field or its button. */
export function search(by: 'Enter' | 'button'): NavLink {
  return {
    follow: async (browser, control) => {
      const field = browser.getByRole('search').locator('input[name=q]');
      await field.fill('spindle');
      await (by === 'Enter' ? field.press(by) : control.click());
      await expect(browser).toHaveURL(`${shopAddress.url}/ui/search?q=spindle`);
    },
    seen: (browser) => expectHeading(browser, 'Search: spindle'),
    back: goBack,
  };
}

/** A video, which replaces its picture. */
export function film(title: string): NavLink {
  return {
    follow: async (browser, control) => {
      await control.click();
      await expect(browser.locator(`iframe[title="${title}"]`)).toBeInViewport();
    },
    back: async (browser) => {
      await browser.reload();
    },
  };
}

/** A checkbox that is checked and unchecked. */
export function ticked(name: string): NavLink {
  return {
    follow: async (_, control) => {
      await control.uncheck();
    },
    back: async (browser) => {
      await browser.getByRole('checkbox', { name, exact: true }).check();
    },
  };
}

/** The user's email program or phone, which tests don't have. */
export function contact(href: string): NavLink {
  return {
    follow: (_, control) => expect(control).toHaveAttribute('href', href),
    back: stay,
  };
}

export function dialog(name: string, close: string): NavLink {
  return {
    follow: async (browser, control) => {
      await control.click();
    },
    seen: (browser) =>
      expect(browser.getByRole('dialog', { name, exact: true })).toBeInViewport({ ratio: 1 }),
    back: async (browser) => {
      const opened = browser.getByRole('dialog', { name, exact: true });
      await opened.getByRole('button', { name: close, exact: true }).click();
      await expect(opened).toBeHidden();
    },
  };
}

/** Goes back, unless the control led to the same page. */
async function goBack(browser: Page, from: string): Promise<void> {
  if (browser.url() !== from) await browser.goBack();
}

/** Returns to the reloaded shop, and waits for its scripts. Without them, clicks prove little. */
async function returnToShop(browser: Page): Promise<void> {
  await browser.goBack({ waitUntil: 'networkidle' });
}

function stay(): Promise<void> {
  return Promise.resolve();
}
