import { expect, test } from 'vitest';
import type { User } from '../session/session.ts';
import { topBarView } from './top-bar-links.ts';

const nothing = { cartCount: 0, partsCount: 0 };
const everyPage = () => true;
const nobody = { status: 'visitor', extended: false, roles: [] } as const;

function displayed(view: ReturnType<typeof topBarView>): string[] {
  const { nav, tools, help, enter } = view;
  return [...nav, ...tools, ...(help ? [help] : []), ...(enter ? [enter] : [])].map(({ to }) => to);
}

test('a visitor sees home, shop, registration, help and sign-in', () => {
  const view = topBarView(nobody, nothing, everyPage);
  expect(displayed(view)).toEqual([
    '/home',
    '/ui/shop',
    '/ui/build',
    '/ui/registration',
    '/ui/support',
    '/ui/signin',
  ]);
  expect(view).toMatchObject({ signOut: false, portal: true });
});

test('a user whose code is missing sees only home, help and the MFA link', () => {
  const view = topBarView(
    { ...nobody, status: 'pending' },
    { ...nothing, cartCount: 3 },
    everyPage,
  );
  expect(displayed(view)).toEqual(['/home', '/ui/support', '/ui/signin']);
  expect(view.enter?.text).toBe('MFA');
  expect(view).toMatchObject({ signOut: true, portal: false });
});

test("a customer sees orders, subscriptions and account, and a cart that isn't empty", () => {
  const session = { ...nobody, status: 'customer' } as const;
  expect(displayed(topBarView(session, nothing, everyPage))).toEqual([
    '/home',
    '/ui/shop',
    '/ui/build',
    '/ui/orders',
    '/ui/subscriptions',
    '/ui/account',
    '/ui/support',
  ]);
  const { cart } = topBarView(session, { ...nothing, cartCount: 4 }, everyPage);
  expect(topBarView(session, nothing, everyPage).cart).toBeNull();
  expect(cart).toMatchObject({ to: '/ui/cart', badge: '4', label: 'Cart, 4 items' });
});

test('a cart with very many items is labeled with what its icon shows', () => {
  const session = { ...nobody, status: 'customer' } as const;
  expect(topBarView(session, { ...nothing, cartCount: 99 }, everyPage).cart).toMatchObject({
    badge: '99',
  });
  const { cart } = topBarView(session, { ...nothing, cartCount: 9_001 }, everyPage);
  expect(cart).toMatchObject({ badge: '99+', label: 'Cart, 99+ items' });
});

test('the order manager is for staff, and leads pickers to picking', () => {
  const session = { ...nobody, status: 'customer' } as const;
  const deskOf = (extended: boolean, ...roles: User['Roles']) =>
    topBarView({ ...session, extended, roles }, nothing, everyPage).tools[0];
  const manager = { to: '/ui/admin', label: 'Order manager' };
  expect(deskOf(true, 'Extended')).toMatchObject(manager);
  expect(deskOf(true, 'Extended', 'Warehouse')).toMatchObject(manager);
  expect(deskOf(false, 'Warehouse')).toMatchObject({
    to: '/ui/admin/adminPicking',
    label: 'Picking',
  });
  expect(deskOf(false, 'Warehouse', 'Catalog')).toMatchObject({
    to: '/ui/admin',
    label: 'Back-office',
  });
  expect(displayed(topBarView(session, nothing, everyPage)).join()).not.toContain('/ui/admin');
});

test('no link leads to a page that does not exist', () => {
  const pages = new Set(['/home', '/ui/shop', '/ui/signin']);
  expect(displayed(topBarView(nobody, nothing, (path) => pages.has(path)))).toEqual([...pages]);
});

test('the parts list shows how many parts it has, if it has any', () => {
  const partsLink = (partsCount: number) =>
    topBarView(nobody, { ...nothing, partsCount }, everyPage).nav.find(
      ({ to }) => to === '/ui/build',
    );
  expect(partsLink(0)?.badge).toBeUndefined();
  expect(partsLink(3)).toMatchObject({ label: 'Parts list', badge: '3' });
});
