import type { ReactNode } from 'react';
import { keepsPlace } from '../page-parts/keeps-place.ts';
import { writeSearch, type SearchView } from './search-url.ts';
import { Link } from '../ui/link.tsx';

/** Links to another view of the same page, without scrolling. */
export function SearchLink({
  path,
  view,
  current = false,
  className,
  children,
}: {
  path: string;
  view: SearchView;
  /** True if it links to the view that is currently shown. */
  current?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      className={className}
      to={path + writeSearch(view)}
      state={keepsPlace}
      // Search engines don't need to follow every combination.
      rel="nofollow"
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
