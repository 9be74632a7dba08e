import type { Window } from './widths.ts';
import { expect } from '@playwright/test';
import { accountMenu } from './account-menu.ts';
import { toolsIn, type Groups } from './tool-groups.ts';
import { dialog, page, type NavLink, type NavLinks } from './nav-links.ts';

const admin = (name: string, heading: string, how?: { level: number }) =>
  page(`/ui/admin/${name}`, heading, how);

const orderManager = admin('orderManager', 'Order Manager');
const picking = admin('adminPicking', 'Picking Manager');
const packing = admin('packing', 'Packing');
const shipping = admin('adminShipping', 'Shipping Manager');
const invoices = admin('invoices', 'Invoices');
const storeBuilder = admin('storeBuilder', 'Store Builder');
const items = admin('items', 'Items');
const stock = admin('stock', 'Stock');
const codes = admin('codes', 'Prices and codes');
const imports = admin('imports', 'Import');
const customers = admin('customers', 'Customers');
const subscriptions = admin('subscriptions', 'Subscriptions');
const tickets = admin('tickets', 'Tickets');
const members = admin('members', 'Community members');
const contentBuilder = page('/ui/creator', 'Content Builder');
const redirects = admin('redirects', 'Redirects');
const insights = admin('insights', 'Insights');
const accounting = admin('accounting', 'Accounting');
const settings = admin('settings', 'Settings');
const emails = admin('emails', 'Emails');
const tokens = admin('tokens', 'API tokens');
const webhooks = admin('webhooks', 'Webhooks');
const audit = admin('audit', 'Audit');
const securityEvents = admin('securityEvents', 'Security events');
const searchWords = admin('searchWords', 'Search words');
const jobs = admin('jobs', 'Jobs');

const withProblem = (problem: string, heading: string) =>
  admin(
    `orderManager?${new URLSearchParams({ filter: JSON.stringify({ trouble: problem }) })}`,
    heading,
    {
      level: 2,
    },
  );
const returns = withProblem('openReturn', 'Open returns');

/** Tools by group in the side navigation. */
export const navigations = {
  administrator: {
    Orders: {
      'Order Manager': orderManager,
      'Picking Manager': picking,
      Packing: packing,
      'Shipping Manager': shipping,
      Returns: returns,
      Invoices: invoices,
    },
    Products: {
      'Store Builder': storeBuilder,
      Items: items,
      Stock: stock,
      'Prices and codes': codes,
      Import: imports,
    },
    Customers: {
      Customers: customers,
      Subscriptions: subscriptions,
      Tickets: tickets,
      'Community members': members,
    },
    Content: { 'Content Builder': contentBuilder, Redirects: redirects },
    Insights: { Insights: insights, Accounting: accounting },
    Settings: {
      Settings: settings,
      Emails: emails,
      'API tokens': tokens,
      Webhooks: webhooks,
      Audit: audit,
      'Security events': securityEvents,
      'Search words': searchWords,
      Jobs: jobs,
    },
  },
  picker: {
    Orders: { 'Picking Manager': picking, Packing: packing },
    Products: { 'Store Builder': storeBuilder },
    Content: { 'Content Builder': contentBuilder },
  },
} satisfies Record<string, Groups>;

export const landingPages = {
  administrator: {
    'to pick': picking,
    'to ship': shipping,
    'open returns': returns,
    'failed refunds': withProblem('failedRefund', 'Orders with a failed refund'),
    disputes: withProblem('openDispute', 'Orders with an open dispute'),
    'lost disputes': withProblem('lostDispute', 'Orders with a lost dispute'),
    'unassigned refunds': withProblem('unassignedRefund', 'Orders with an unassigned refund'),
    alerts: withProblem('alert', 'Orders with an alert'),
    'unmatched payments': withProblem('nothingDelivered', 'Unmatched payments'),
    'Order Manager': orderManager,
    'Store Builder': storeBuilder,
    'Shipping Manager': shipping,
    'Picking Manager': picking,
    'Content Builder': contentBuilder,
    Packing: packing,
    Returns: returns,
    Invoices: invoices,
    Items: items,
    Stock: stock,
    'Prices and codes': codes,
    Import: imports,
    Customers: customers,
    Subscriptions: subscriptions,
    Tickets: tickets,
    'Community members': members,
    Redirects: redirects,
    Insights: insights,
    Accounting: accounting,
    Settings: settings,
    Emails: emails,
    'API tokens': tokens,
    Webhooks: webhooks,
    Audit: audit,
    'Security events': securityEvents,
    'Search words': searchWords,
    Jobs: jobs,
  },
  picker: toolsIn(navigations.picker),
} satisfies Record<string, NavLinks>;

/** Reloads the Picking Manager's list. */
const refresh: NavLink = {
  follow: async (browser, control) => {
    const response = browser.waitForResponse(/\/api\/admin\/adminPicking$/);
    await control.click();
    expect((await response).status()).toBe(200);
  },
  back: () => Promise.resolve(),
};

/** Switches to dark mode, and back to light mode with the next press. */
const brightness: NavLink = {
  follow: async (browser, control) => {
    const color = await browser.locator('body').evaluate((body) => getComputedStyle(body).color);
    await control.click();
    await expect(browser.locator('body')).not.toHaveCSS('color', color);
  },
  back: (browser) => browser.getByRole('button', { name: 'Toggle light/dark mode' }).click(),
};

/**
 * The header of every screen. On a phone, it has no keyboard shortcuts, and a button shows the
 * tools.
 */
/**
 * From a tablet's width on, the header has space for names and shortcuts, even if not for the
 * tools.
 */
const TABLET = 600;

export function headerLinks(staffName: string, { width, isPhone }: Window): NavLinks {
  const panel = page('/ui/admin', 'Administrator Tools');
  const account = { [`Account menu for ${staffName}`]: accountMenu };
  const middle = { Refresh: refresh };
  const tools = isPhone ? { Tools: dialog('Tools', 'Close') } : {};
  return width < TABLET
    ? {
        ...tools,
        Spindle: panel,
        Find: dialog('Find', 'Close'),
        ...middle,
        'Toggle light/dark mode': brightness,
        ...account,
      }
    : {
        ...tools,
        'Spindle Administration': panel,
        'Find Ctrl K': dialog('Find', 'Close'),
        ...middle,
        'Keyboard shortcuts': dialog('Keyboard shortcuts', 'Close'),
        'Toggle light/dark mode': brightness,
        ...account,
      };
}
