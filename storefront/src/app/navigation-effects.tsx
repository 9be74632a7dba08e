import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { report } from '../analytics/analytics.ts';
import { keepsPlace, takesPlace } from '../page-parts/keeps-place.ts';

/**
 * Does what a browser does on a page load, for pages that are replaced in place: scrolls to the
 * top, focuses the start, announces the title. Also counts the view.
 */
export function NavigationEffects() {
  const { pathname, search, state } = useLocation();
  const stays = state === keepsPlace;
  const kind = useNavigationType();
  const replaces = state === takesPlace && kind !== NavigationType.Pop;
  const displayed = useRef<{ pathname: string; search: string } | null>(null);
  const [announced, announce] = useState('');

  useEffect(() => {
    const before = displayed.current;
    displayed.current = { pathname, search };
    const first = before === null;
    const elsewhere = before?.pathname !== pathname;
    // A page that normalizes its URL, or stores a display option in it, replaces the entry. That
    // doesn't count as a new view.
    const otherView = before?.search !== search && kind !== NavigationType.Replace;
    if (!elsewhere && !otherView) return;
    report({ what: 'page', path: pathname, title: document.title });
    // Filters announce their result themselves, and keep the focus.
    if (first || (!elsewhere && stays)) return;
    announce(document.title);
    if (replaces) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    // Going back, the browser restores the scroll position itself.
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, search, kind, stays, replaces]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced}</span>
    </VisuallyHidden>
  );
}
