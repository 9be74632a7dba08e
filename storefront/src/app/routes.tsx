import { matchPath } from 'react-router-dom';
import { lazyPart, type LazyPart } from '../page-parts/lazy-part.tsx';

export interface AppRoute {
  path: string;
  /** The document's title until the page sets a better one. */
  title: string;
  access: 'anyone' | 'signed-in' | 'signed-out';
  /**
   * The page's module, if the server renders the page for everyone. The browser is told to fetch
   * the module's files early. Other pages are rendered by the browser.
   */
  rendered?: string;
  /** Wide tables use the whole width of the screen. */
  wide?: true;
  page: LazyPart<object>;
}

/** Home is also shown for pages that don't exist. */
export const HOME_MODULE = 'src/pages/home-page.tsx';
export const homePage = lazyPart(async () => (await import('../pages/home-page.tsx')).HomePage);
const cartPage = lazyPart(async () => (await import('../pages/cart-page.tsx')).CartPage);

export const routes: AppRoute[] = [
  {
    path: '/home',
    title: 'Home',
    access: 'anyone',
    rendered: HOME_MODULE,
    page: homePage,
  },
  {
    path: '/ui/shop',
    title: 'Shop',
    access: 'anyone',
    rendered: 'src/pages/catalog-list-page.tsx',
    page: lazyPart(async () => (await import('../pages/catalog-list-page.tsx')).CatalogListPage),
  },
  {
    path: '/ui/shop/:catalogId',
    title: 'Shop',
    access: 'anyone',
    rendered: 'src/pages/catalog-page.tsx',
    wide: true,
    page: lazyPart(async () => (await import('../pages/catalog-page.tsx')).CatalogPage),
  },
  {
    path: '/ui/shop/:catalogId/:catalogItemId',
    title: 'Shop',
    access: 'anyone',
    rendered: 'src/pages/item-page.tsx',
    page: lazyPart(async () => (await import('../pages/item-page.tsx')).ItemPage),
  },
  {
    path: '/ui/search',
    title: 'Search',
    access: 'anyone',
    rendered: 'src/pages/search-page.tsx',
    wide: true,
    page: lazyPart(async () => (await import('../pages/search-page.tsx')).SearchPage),
  },
  {
    path: '/ui/compare',
    title: 'Compare',
    access: 'anyone',
    rendered: 'src/pages/compare-page.tsx',
    page: lazyPart(async () => (await import('../pages/compare-page.tsx')).ComparePage),
  },
  {
    path: '/ui/shop/:catalogId/:catalogItemId/cart',
    title: 'Shopping Cart',
    access: 'signed-in',
    page: cartPage,
  },
  { path: '/ui/cart', title: 'Shopping Cart', access: 'signed-in', page: cartPage },
  {
    path: '/ui/build',
    title: 'Parts list',
    access: 'anyone',
    page: lazyPart(async () => (await import('../pages/build-page.tsx')).BuildPage),
  },
  {
    path: '/ui/build/:id',
    title: 'Parts list',
    access: 'anyone',
    rendered: 'src/pages/shared-page.tsx',
    page: lazyPart(async () => (await import('../pages/shared-page.tsx')).SharedPage),
  },
  {
    path: '/ui/pages/:elementId',
    title: 'About the shop',
    access: 'anyone',
    rendered: 'src/pages/written-page.tsx',
    page: lazyPart(async () => (await import('../pages/written-page.tsx')).WrittenPage),
  },
  {
    path: '/ui/address',
    title: 'Shipping Address',
    access: 'anyone',
    page: lazyPart(async () => (await import('../pages/address-page.tsx')).AddressPage),
  },
  {
    path: '/ui/orders',
    title: 'Orders',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../pages/orders-page.tsx')).OrdersPage),
  },
  {
    path: '/ui/orders/checkoutComplete',
    title: 'Your payment',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../pages/complete-page.tsx')).CompletePage),
  },
  {
    path: '/ui/subscriptions',
    title: 'Subscriptions',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../pages/subscriptions-page.tsx')).SubscriptionsPage),
  },
  {
    path: '/ui/account',
    title: 'Account',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../pages/account-page.tsx')).AccountPage),
  },
  {
    path: '/ui/shipping',
    title: 'Shipping',
    access: 'anyone',
    page: lazyPart(async () => (await import('../pages/shipping-page.tsx')).ShippingPage),
  },
  {
    path: '/ui/support',
    title: 'Support',
    access: 'anyone',
    rendered: 'src/pages/support-page.tsx',
    page: lazyPart(async () => (await import('../pages/support-page.tsx')).SupportPage),
  },
  {
    path: '/ui/support/tickets/:id',
    title: 'Ticket',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../pages/ticket-page.tsx')).TicketPage),
  },
  {
    path: '/ui/signin',
    title: 'Sign In',
    access: 'signed-out',
    page: lazyPart(async () => (await import('../pages/sign-in-page.tsx')).SignInPage),
  },
  {
    path: '/ui/registration',
    title: 'Register',
    access: 'signed-out',
    page: lazyPart(async () => (await import('../pages/registration-page.tsx')).RegistrationPage),
  },
  {
    path: '/ui/passwordRecovery',
    title: 'Password Recovery',
    access: 'anyone',
    page: lazyPart(async () => (await import('../pages/recovery-page.tsx')).RecoveryPage),
  },
];

/** Returns the route of a path, or undefined for an unknown page. */
export function routeOf(pathname: string): AppRoute | undefined {
  return routes.find((route) => matchPath({ path: route.path, end: true }, pathname));
}

/** Returns whether links may lead to a path. Pages that don't exist get no links. */
export function hasRoute(path: string): boolean {
  return routeOf(path) !== undefined;
}
