import { saveParts } from '../../partslist/own-parts.ts';
import { mockShop } from '../api.ts';
import { fillCart } from '../person-of.ts';
import type { Screen } from '../screens.ts';
import { field, frame, heading, link, text } from './locators.ts';

const SPINDLE = '/ui/shop/spindles/er20-2k2w-water';
const SPINDLE_TITLE = /^ER20 water-cooled spindle, 2\.2 kW/;
const customer = 'elena.berg@example.com';
const oneSpindle = () => fillCart(customer, 'spindles', 'er20-2k2w-water');
const noCatalogs = () =>
  mockShop.change((state) => {
    state.catalogs = [];
  });

const home = {
  shows: link(/^Spindles/, '/ui/shop/spindles'),
  reads: ['listCatalogs'],
  waits: null,
  fails: "We couldn't load the catalogs",
  wordy: true,
} as const;

const cart = {
  email: customer,
  before: oneSpindle,
  shows: field('Items in your cart'),
  reads: ['listCart'],
  waits: 'Loading, please wait...',
  fails: "We couldn't load your cart",
  wordy: true,
} as const;

const ONE_PART = { catalogId: 'spindles', catalogItemId: 'er20-2k2w-water', quantity: 2 };
const sharedParts = () =>
  mockShop.change((state) => {
    const dateCreated = '2026-11-19T12:00:00.000Z';
    state.partsLists = [{ id: 'shared', title: 'Small mill', items: [ONE_PART], dateCreated }];
  });

export const shopScreens: readonly Screen[] = [
  {
    ...home,
    name: 'home',
    path: '/home',
    empty: { says: heading(/^Parts for CNC/), leads: link('Browse all catalogs', '/ui/shop') },
  },
  { ...home, name: 'a page that does not exist', path: '/ui/no-such-page' },
  {
    name: 'what is available now',
    path: '/home?show=available-now',
    shows: frame(/^Available now: Mill 600/),
    reads: ['listElements'],
    waits: 'Loading, please wait...',
    fails: "We couldn't load this page",
    wordy: true,
  },
  {
    name: 'catalogs',
    path: '/ui/shop',
    shows: link(/^Spindles/, '/ui/shop/spindles'),
    reads: ['listCatalogs'],
    waits: null,
    fails: "We couldn't load the catalogs",
    empty: { before: noCatalogs, says: text('No catalogs yet'), leads: heading('Shop') },
    wordy: true,
  },
  {
    name: 'a catalog',
    path: '/ui/shop/spindles',
    shows: link(SPINDLE_TITLE, SPINDLE),
    reads: ['listCatalogs', 'listCatalogItems'],
    waits: null,
    fails: "We couldn't load the items",
    empty: {
      says: text('Nothing here yet'),
      leads: link('Browse other catalogs', '/ui/shop'),
    },
    wordy: true,
  },
  {
    name: 'a catalog that is another shop',
    path: '/ui/shop/surplus',
    shows: text('This catalog is on another site'),
    reads: ['listCatalogs', 'listCatalogItems'],
    waits: null,
    fails: "We couldn't load the items",
    wordy: true,
  },
  {
    name: 'a search',
    path: '/ui/search?q=spindle',
    shows: link(SPINDLE_TITLE, SPINDLE),
    reads: ['searchItems'],
    waits: 'Searching, please wait...',
    fails: 'The search failed',
    empty: { says: text('No parts found'), leads: link('Browse all catalogs', '/ui/shop') },
    wordy: true,
  },
  {
    name: 'an item',
    path: SPINDLE,
    shows: heading(SPINDLE_TITLE),
    reads: ['getCatalogItem'],
    waits: null,
    fails: "We couldn't load the item",
    empty: { says: heading('Item not found'), leads: link('Browse all catalogs', '/ui/shop') },
    wordy: true,
  },
  {
    ...cart,
    name: 'the cart',
    path: '/ui/cart',
    empty: {
      before: () => undefined,
      says: text('Your Cart Is Empty :('),
      leads: link('Go to the shop', '/ui/shop'),
    },
  },
  {
    ...cart,
    name: 'the cart after an item was added',
    path: `${SPINDLE}/cart`,
    empty: {
      before: () => undefined,
      says: text('Your Cart Is Empty :('),
      leads: link('Back to the item', SPINDLE),
    },
  },
  {
    name: 'the parts list',
    path: '/ui/build',
    before: () => void saveParts({ title: '', items: [ONE_PART] }),
    shows: link(SPINDLE_TITLE, SPINDLE),
    reads: ['getCatalogItem'],
    waits: null,
    fails: "We couldn't load the parts",
    empty: {
      before: () => void saveParts({ title: '', items: [] }),
      says: text('No parts yet'),
      leads: link('Go to the shop', '/ui/shop'),
    },
    wordy: true,
  },
  {
    name: 'a shared parts list',
    path: '/ui/build/shared',
    before: sharedParts,
    shows: heading('Small mill'),
    reads: ['getPartsList'],
    waits: 'Loading, please wait...',
    fails: "We couldn't load the parts list",
    empty: {
      before: () => undefined,
      says: text('No shared list at this link'),
      leads: link('Start your own list', '/ui/build'),
    },
    wordy: true,
  },
  {
    name: 'the shipping address',
    path: '/ui/address',
    email: customer,
    before: oneSpindle,
    shows: text('Do you want to ship to this address?'),
    reads: ['startAddress'],
    waits: 'Checking Shipping Address...',
    fails: "We couldn't look up your address",
    empty: {
      before: () => undefined,
      says: text('Your Cart Is Empty :('),
      leads: link('Go to the shop', '/ui/shop'),
    },
    wordy: true,
  },
  {
    name: 'shipping',
    path: '/ui/shipping',
    shows: text('shipping works!'),
    reads: [],
  },
  {
    name: 'support',
    path: '/ui/support',
    shows: heading(/^Returns/),
    reads: ['listElements'],
    waits: 'Loading, please wait...',
    fails: "We couldn't load the help page",
    empty: { says: heading('Contact Us...'), leads: field('Issue') },
    wordy: true,
  },
];
