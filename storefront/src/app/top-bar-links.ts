import type { IconName } from '../ui/icon-shapes.ts';
import type { Session } from '../session/session.ts';

export interface TopBarLink {
  to: string;
  label: string;
  icon?: IconName;
  /** Shown next to the icon or instead of it. */
  text?: string;
  badge?: string;
  /** The page belongs to another program on this host and needs a full page load. */
  outside?: true;
}

export interface TopBarView {
  nav: TopBarLink[];
  /** Null if the cart is empty. */
  cart: TopBarLink | null;
  tools: TopBarLink[];
  portal: boolean;
  /** Placed after the links that only some users see, so that it doesn't move when they appear. */
  help: TopBarLink | null;
  /** Last in the row: sign in, or enter the missing code. */
  enter: TopBarLink | null;
  signOut: boolean;
}

/** Returns what a user sees in the top bar. Links to pages that don't exist are left out. */
export function topBarView(
  session: Pick<Session, 'status' | 'extended' | 'roles'>,
  { cartCount, partsCount }: { cartCount: number; partsCount: number },
  hasRoute: (path: string) => boolean,
): TopBarView {
  const pending = session.status === 'pending';
  const verified = session.status === 'customer';
  const visitor = !pending && !verified;
  const known = (link: TopBarLink) => link.outside === true || hasRoute(link.to);

  const nav: (TopBarLink | false)[] = [
    { to: '/home', label: 'Home' },
    !pending && { to: '/ui/shop', label: 'Shop' },
    !pending && partsLink(partsCount),
    verified && { to: '/ui/orders', label: 'Orders' },
    verified && { to: '/ui/subscriptions', label: 'Subscriptions' },
    visitor && { to: '/ui/registration', label: 'Register' },
  ];
  const tools: (TopBarLink | false)[] = [
    session.roles.length > 0 &&
      (String(session.roles) === 'Warehouse'
        ? deskLink('/ui/admin/adminPicking', 'Picking')
        : deskLink('/ui/admin', session.extended ? 'Order manager' : 'Back-office')),
    verified && { to: '/ui/account', label: 'Account', icon: 'account' },
  ];
  const cart = verified && cartCount > 0 ? cartLink(cartCount) : null;
  const help: TopBarLink = { to: '/ui/support', label: 'Help', icon: 'help' };
  return {
    nav: nav.filter((link) => link !== false).filter(known),
    cart: cart && known(cart) ? cart : null,
    tools: tools.filter((link) => link !== false).filter(known),
    portal: !pending,
    help: known(help) ? help : null,
    enter: verified
      ? null
      : pending
        ? { to: '/ui/signin', label: 'MFA', text: 'MFA' }
        : { to: '/ui/signin', label: 'Sign in', icon: 'sign-in', text: 'Sign in' },
    signOut: !visitor,
  };
}

function partsLink(count: number): TopBarLink {
  return { to: '/ui/build', label: 'Parts list', ...(count > 0 && { badge: String(count) }) };
}

function cartLink(count: number): TopBarLink {
  const badge = count > 99 ? '99+' : String(count);
  // The label contains the visible text, for people who control the page by voice.
  const label = `Cart, ${badge} ${count === 1 ? 'item' : 'items'}`;
  return { to: '/ui/cart', label, icon: 'cart', badge };
}

function deskLink(to: string, label: string): TopBarLink {
  return { to, label, icon: 'desk', outside: true };
}
