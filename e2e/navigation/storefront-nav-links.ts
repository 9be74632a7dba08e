import { shopAddress } from '../fixtures/shop-address.ts';
import {
  contact,
  documentOf,
  film,
  otherSite,
  page,
  portal,
  search,
  ticked,
  type NavLinks,
} from './nav-links.ts';

const home = page('/home', 'Parts for CNC machines you build yourself.');
const shop = page('/ui/shop', 'Shop');
const orders = page('/ui/orders', 'Orders');
const signIn = page('/ui/signin', 'Please sign in to continue.');
const help = page('/ui/support', 'Help');

const everyUser = { 'Spindle, home': home, Home: home };
const parts = page('/ui/build', 'Your parts list');
const finding = { 'Search parts': search('Enter'), Search: search('button') };
const signedIn = {
  ...everyUser,
  Shop: shop,
  'Parts list': parts,
  Orders: orders,
  Subscriptions: page('/ui/subscriptions', 'Subscriptions'),
};
const account = page('/ui/account', 'Account');

/** Followed last, because there is no way back from there. */
export const SIGN_OUT = 'Sign out';

export const topBars = {
  visitor: {
    ...everyUser,
    Shop: shop,
    'Parts list': parts,
    Register: page('/ui/registration', 'Create New Account'),
    Help: help,
    'Sign in': signIn,
    ...finding,
  },
  owesCode: {
    ...everyUser,
    Help: help,
    MFA: page('/ui/signin', 'Multifactor Authentication Required'),
    [SIGN_OUT]: home,
    ...finding,
  },
  customer: {
    ...signedIn,
    Account: account,
    'Payments and invoices': portal,
    Help: help,
    [SIGN_OUT]: home,
    ...finding,
    'Cart, 1 item': page('/ui/cart', 'Shopping Cart'),
  },
  picker: {
    ...signedIn,
    Picking: page('/ui/admin/adminPicking', 'Picking Manager'),
    Account: account,
    'Payments and invoices': portal,
    Help: help,
    [SIGN_OUT]: home,
    ...finding,
  },
  administrator: {
    ...signedIn,
    'Order manager': page('/ui/admin', 'Administrator Tools'),
    Account: account,
    'Payments and invoices': portal,
    Help: help,
    [SIGN_OUT]: home,
    ...finding,
  },
} satisfies Record<string, NavLinks>;

/** On a phone, shown in the single row next to the menu. */
const IN_ROW = new Set(['Spindle, home', 'Search parts', 'Search', 'Cart, 1 item']);

export const phoneRow = (topBar: NavLinks): NavLinks =>
  Object.fromEntries(Object.entries(topBar).filter(([name]) => IN_ROW.has(name)));

/** Returns the controls in a phone's menu. */
export const phoneMenu = (topBar: NavLinks): NavLinks =>
  Object.fromEntries(Object.entries(topBar).filter(([name]) => !IN_ROW.has(name)));

const item = (address: string, title: string): NavLinks => ({ [title]: page(address, title) });
const catalog = (id: string, title: string) => item(`/ui/shop/${id}`, title);

/** Returns the links of the home page. `hidden` are catalogs that only administrators see. */
export function homeLinks(hidden: NavLinks = {}): NavLinks {
  return {
    'Browse all catalogs': shop,
    ...item('/ui/shop/spindles/er20-2k2w-water', 'ER20 water-cooled spindle, 2.2 kW'),
    'Learn more': page('/home?show=available-now', 'Available now: Mill 600'),
    ...catalog('spindles', 'Spindles & Inverters'),
    ...catalog('motors', 'Stepper & Servo Motors'),
    ...catalog('linear-motion', 'Linear Rails & Ball Screws'),
    ...catalog('controllers', 'Controllers & Drives'),
    ...catalog('tooling', 'End Mills & Tooling'),
    ...catalog('work-holding', 'Work-holding'),
    ...catalog('plans-pack', 'Plans Pack'),
    ...catalog('cam-academy', 'CAM Academy'),
    ...catalog('plans-library', 'Plans Library'),
    'Surplus & Used Machines (opens in a new window)': otherSite('https://surplus.example.com/cnc'),
    ...hidden,
    ...item('/ui/shop/motors/nema17-59ncm', 'NEMA 17 stepper, 0.59 N·m'),
    ...item(
      '/ui/shop/linear-motion/hgr15-500-pair',
      'HGR15 rails, 500 mm, pair with four carriages',
    ),
    ...item('/ui/shop/controllers/grbl-4-axis', 'GRBL controller, 4 axes, plug-in drivers'),
    'Play video: Latest video from www.youtube-nocookie.com': film('Latest video'),
    'See all videos (opens in a new window)': otherSite('https://www.youtube.com/@spindle-cnc'),
    'Join us on Discord! (opens in a new tab)': otherSite(
      () => `${shopAddress.sandboxUrl}/discord/invite/makers`,
    ),
  };
}

export const disabledCatalogs = catalog('metrology', 'Metrology');

const SLASH_KEY = 'Press / to search';

const everyFooter = {
  'hello@spindle.example': contact('mailto:hello@spindle.example'),
  '+1 415 555 0142': contact('tel:+14155550142'),
  [SLASH_KEY]: ticked(SLASH_KEY),
};

/** The pages written by staff, in their order. */
const writtenPages = {
  'About us': page('/ui/pages/about', 'About us'),
  Contact: page('/ui/pages/contact', 'Contact'),
  Delivery: page('/ui/pages/delivery', 'Delivery'),
  Returns: page('/ui/pages/returns', 'Returns'),
  Warranty: page('/ui/pages/warranty', 'Warranty'),
  Privacy: page('/ui/pages/privacy', 'Privacy'),
  Terms: page('/ui/pages/terms', 'Terms'),
};

const programs = { API: documentOf('/api/docs', /^Spindle API/) };

export const footers = {
  signedOut: { ...everyFooter, orders: signIn, ...writtenPages, ...programs },
  signedIn: { ...everyFooter, orders, ...writtenPages, ...programs },
} satisfies Record<string, NavLinks>;
