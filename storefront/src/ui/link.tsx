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
    /** A place within the shop. */
    to: To;
  };

/**
 * Leads to another page of the shop without loading it anew. The router's own link brings along
 * what prefetches a framework's pages, which every first view would pay for.
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

/** A link of a navigation: it says whether one is there, or somewhere below. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
