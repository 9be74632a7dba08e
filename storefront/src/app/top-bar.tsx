import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { cartQuery, countUnits } from '../cart/queries.ts';
import { useOwnParts } from '../partslist/own-parts.ts';
import { SearchBox } from '../search/search-box.tsx';
import { ShopName } from '../page-parts/head.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { CountBadge } from '../ui/chip.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { useConfig } from '../shop/config.ts';
import { Logo } from './logo.tsx';
import { PortalButton } from './portal-button.tsx';
import { hasRoute } from './routes.tsx';
import { signOut, useSession } from '../session/session.ts';
import { topBarView, type TopBarLink } from './top-bar-links.ts';
import { Link, NavLink } from '../ui/link.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const session = useSession();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const displayed = useRef(key);
  // Closes the menu after navigating, but not while the page hydrates. Old browsers without
  // popovers show the menu permanently.
  useEffect(() => {
    if (displayed.current === key) return;
    displayed.current = key;
    if (menu.current && 'hidePopover' in menu.current) menu.current.hidePopover();
  }, [key]);
  const cart = useQuery({ ...cartQuery(), enabled: session.status === 'customer' });
  const view = topBarView(
    session,
    { cartCount: countUnits(cart.data ?? []), partsCount: useOwnParts().items.length },
    hasRoute,
  );

  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link className={styles.logo} to="/home" aria-label={`${use(ShopName)}, home`}>
          <Logo />
        </Link>
        {/* On a phone the button at the end of the row opens it. */}
        <div ref={menu} className={styles.menu} id="menu" popover="auto">
          <nav className={styles.nav} aria-label="Main">
            <ul>
              {view.nav.map((link) => (
                <li key={link.to}>
                  <NavLink to={link.to}>
                    {`${link.label} `}
                    {link.badge ? <CountBadge count={link.badge} /> : null}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={styles.tools} aria-label="Your account">
            {view.tools.map((link) => (
              <li key={link.to}>
                <Tool link={link} />
              </li>
            ))}
            {view.portal ? <PortalEntry signedIn={session.status === 'customer'} /> : null}
            {view.help ? (
              <li>
                <Tool link={view.help} />
              </li>
            ) : null}
            {view.enter ? (
              <li>
                <Enter link={view.enter} />
              </li>
            ) : null}
            {view.signOut ? (
              <li>
                <Button
                  className={styles.session}
                  look="quiet"
                  aria-label="Sign out"
                  title="Sign out"
                  onClick={() => signOut()}
                >
                  <Icon name="sign-out" />
                  <span className={styles.shortened}>Sign out</span>
                </Button>
              </li>
            ) : null}
          </ul>
        </div>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.cart}>{view.cart ? <Tool link={view.cart} /> : null}</div>
        <button
          className={classes(buttonClass('icon'), styles.opener)}
          popoverTarget="menu"
          aria-label="Menu"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** Renders nothing for visitors if the provider has no page where they could sign in. */
function PortalEntry({ signedIn }: { signedIn: boolean }) {
  const { customerPortalLink } = useConfig();
  if (!signedIn && !customerPortalLink) return null;
  return (
    <li>
      <PortalButton signedIn={signedIn} />
    </li>
  );
}

function Enter({ link }: { link: TopBarLink }) {
  return (
    <NavLink
      className={classes(buttonClass(link.icon ? 'quiet' : 'strong'), styles.session)}
      to={link.to}
      aria-label={link.label}
    >
      {link.icon ? <Icon name={link.icon} /> : null}
      {link.text}
    </NavLink>
  );
}

function Tool({ link }: { link: TopBarLink }) {
  const content = (
    <>
      {link.icon ? <Icon name={link.icon} /> : null}
      {link.badge ? (
        <span className={styles.badge}>
          <CountBadge count={link.badge} />
        </span>
      ) : (
        <span className={styles.word}>{link.label}</span>
      )}
    </>
  );
  const look = buttonClass('icon');
  if (link.outside) {
    return (
      <a className={look} href={link.to} aria-label={link.label} title={link.label}>
        {content}
      </a>
    );
  }
  return (
    <NavLink className={look} to={link.to} aria-label={link.label} title={link.label}>
      {content}
    </NavLink>
  );
}
