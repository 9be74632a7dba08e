import { expect, type Locator, type Page } from '@playwright/test';
import { shopAddress } from '../fixtures/shop-address.ts';

/** What pressing a control has to lead to, and how one returns from there. */
export interface Way {
  follow: (page: Page, control: Locator) => Promise<void>;
  /** What is to be seen there, in a window of any size. */
  seen?: (page: Page) => Promise<void>;
  back: (page: Page, from: string) => Promise<void>;
}

/** By the names of the controls, in the order in which they stand. */
export type Ways = Readonly<Record<string, Way>>;

/** A page of the shop or of the back-office: its address with what it asks for, and its heading. */
export function page(address: string, heading: string, { level = 1 } = {}): Way {
  return {
    follow: async (browser, control) => {
      await control.click();
      await expect(browser).toHaveURL(shopAddress.url + address);
    },
    seen: (browser) => expectHeading(browser, heading, level),
    back: goBack,
  };
}

/** A page of this host's that is none of the shop's: leaving it loads the shop anew. */
export function documentOf(address: string, heading: RegExp): Way {
  return {
    follow: async (browser, control) => {
      await control.click();
      await expect(browser).toHaveURL(shopAddress.url + address);
    },
    seen: (browser) => expectHeading(browser, heading),
    back: comeBack,
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

/** A page of the payment provider's. */
export const portal: Way = {
  follow: async (browser, control) => {
    await control.click();
    await browser.waitForURL((url) => url.href.startsWith(`${shopAddress.sandboxUrl}/portal/`));
  },
  seen: (browser) => expectHeading(browser, 'Manage your subscriptions'),
  back: comeBack,
};

/** Another site, in a window of its own. One of the providers' is known only to a running test. */
export function otherSite(address: string | (() => string)): Way {
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

/** What the search box finds, sent by its field or its button. */
export function search(by: 'Enter' | 'button'): Way {
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

/** A film, in the place of its picture. */
export function film(title: string): Way {
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

/** A box that is ticked until somebody unticks it. */
export function ticked(name: string): Way {
  return {
    follow: async (_, control) => {
      await control.uncheck();
    },
    back: async (browser) => {
      await browser.getByRole('checkbox', { name, exact: true }).check();
    },
  };
}

/** The person's own mail program or telephone, which a test has none of. */
export function contact(href: string): Way {
  return {
    follow: (_, control) => expect(control).toHaveAttribute('href', href),
    back: stay,
  };
}

export function dialog(name: string, close: string): Way {
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

/** Unless it led to where one was. */
async function goBack(browser: Page, from: string): Promise<void> {
  if (browser.url() !== from) await browser.goBack();
}

/** The shop is loaded anew, and what is pressed before its scripts are there says little. */
async function comeBack(browser: Page): Promise<void> {
  await browser.goBack({ waitUntil: 'networkidle' });
}

function stay(): Promise<void> {
  return Promise.resolve();
}
