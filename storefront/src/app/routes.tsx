import { matchPath } from 'react-router-dom';
import { lazyPart, type LazyPart } from './lazy-part.tsx';

export interface AppRoute {
  path: string;
  /** The document's title until the page knows a better one. */
  title: string;
  access: 'anyone' | 'signed-in' | 'signed-out';
  /**
   * Rendered on the server for everybody; all others are filled in by the browser. Names the page's
   * module, whose files the server tells the browser to fetch early.
   */
  rendered?: string;
  /** Columns of figures have use for every inch of a wide screen. */
  wide?: true;
  page: LazyPart<object>;
}

/** Home also stands in for pages that do not exist. */
export const HOME_MODULE = 'src/home/home-page.tsx';
export const homePage = lazyPart(async () => (await import('../home/home-page.tsx')).HomePage);
const cartPage = lazyPart(async () => (await import('../cart/cart-page.tsx')).CartPage);

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
    rendered: 'src/catalog/catalog-list-page.tsx',
    page: lazyPart(async () => (await import('../catalog/catalog-list-page.tsx')).CatalogListPage),
  },
  {
    path: '/ui/shop/:catalogId',
    title: 'Shop',
    access: 'anyone',
    rendered: 'src/catalog/catalog-page.tsx',
    wide: true,
    page: lazyPart(async () => (await import('../catalog/catalog-page.tsx')).CatalogPage),
  },
  {
    path: '/ui/shop/:catalogId/:catalogItemId',
    title: 'Shop',
    access: 'anyone',
    rendered: 'src/catalog/item-page.tsx',
    page: lazyPart(async () => (await import('../catalog/item-page.tsx')).ItemPage),
  },
  {
    path: '/ui/search',
    title: 'Search',
    access: 'anyone',
    rendered: 'src/search/search-page.tsx',
    wide: true,
    page: lazyPart(async () => (await import('../search/search-page.tsx')).SearchPage),
  },
  {
    path: '/ui/compare',
    title: 'Compare',
    access: 'anyone',
    rendered: 'src/compare/compare-page.tsx',
    page: lazyPart(async () => (await import('../compare/compare-page.tsx')).ComparePage),
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
    page: lazyPart(async () => (await import('../partslist/build-page.tsx')).BuildPage),
  },
  {
    path: '/ui/build/:id',
    title: 'Parts list',
    access: 'anyone',
    rendered: 'src/partslist/shared-page.tsx',
    page: lazyPart(async () => (await import('../partslist/shared-page.tsx')).SharedPage),
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
    page: lazyPart(async () => (await import('../checkout/address-page.tsx')).AddressPage),
  },
  {
    path: '/ui/orders',
    title: 'Orders',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../orders/orders-page.tsx')).OrdersPage),
  },
  {
    path: '/ui/orders/checkoutComplete',
    title: 'Your payment',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../checkout/complete-page.tsx')).CompletePage),
  },
  {
    path: '/ui/subscriptions',
    title: 'Subscriptions',
    access: 'signed-in',
    page: lazyPart(
      async () => (await import('../subscriptions/subscriptions-page.tsx')).SubscriptionsPage,
    ),
  },
  {
    path: '/ui/account',
    title: 'Account',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../account/account-page.tsx')).AccountPage),
  },
  {
    path: '/ui/shipping',
    title: 'Shipping',
    access: 'anyone',
    page: lazyPart(async () => (await import('../shipping/shipping-page.tsx')).ShippingPage),
  },
  {
    path: '/ui/support',
    title: 'Support',
    access: 'anyone',
    rendered: 'src/support/support-page.tsx',
    page: lazyPart(async () => (await import('../support/support-page.tsx')).SupportPage),
  },
  {
    path: '/ui/support/tickets/:id',
    title: 'Ticket',
    access: 'signed-in',
    page: lazyPart(async () => (await import('../support/ticket-page.tsx')).TicketPage),
  },
  {
    path: '/ui/signin',
    title: 'Sign In',
    access: 'signed-out',
    page: lazyPart(async () => (await import('../identity/sign-in-page.tsx')).SignInPage),
  },
  {
    path: '/ui/registration',
    title: 'Register',
    access: 'signed-out',
    page: lazyPart(
      async () => (await import('../identity/registration/registration-page.tsx')).RegistrationPage,
    ),
  },
  {
    path: '/ui/passwordRecovery',
    title: 'Password Recovery',
    access: 'anyone',
    page: lazyPart(
      async () => (await import('../identity/recovery/recovery-page.tsx')).RecoveryPage,
    ),
  },
];

/** The route a path belongs to; undefined is an unknown page. */
export function routeOf(pathname: string): AppRoute | undefined {
  return routes.find((route) => matchPath({ path: route.path, end: true }, pathname));
}

/** Whether a link may lead there: pages come with their features, their links with them. */
export function hasRoute(path: string): boolean {
  return routeOf(path) !== undefined;
}
