import type { ComponentProps } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<NavigateOptions, 'state'> & {
    /** A path within the shop. */
    to: To;
  };

/**
 * Links to another page of the shop without reloading. The router's own link includes code for
 * prefetching a framework's pages, which would slow down every first view.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** A navigation link, marked if it leads to the current page or to one above it. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
