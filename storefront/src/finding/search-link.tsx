import type { ReactNode } from 'react';
import { keepsPlace } from '../page-parts/keeps-place.ts';
import { writeSearch, type SearchView } from './search-address.ts';
import { Link } from '../ui/link.tsx';

/** Leads to another view of the page one is on, which stays where it is. */
export function SearchLink({
  path,
  view,
  current = false,
  className,
  children,
}: {
  path: string;
  view: SearchView;
  /** It leads away from what is chosen now. */
  current?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      className={className}
      to={path + writeSearch(view)}
      state={keepsPlace}
      // Search engines need not follow every combination.
      rel="nofollow"
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
