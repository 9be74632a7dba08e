import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { report } from '../analytics/analytics.ts';
import { keepsPlace } from '../page-parts/keeps-place.ts';

/**
 * What a browser does by itself when a page is loaded, for pages that are exchanged in place: top
 * of the page, focus at its beginning, its title read out, the view counted.
 */
export function NavigationEffects() {
  const { pathname, search, state } = useLocation();
  const stays = state === keepsPlace;
  const kind = useNavigationType();
  const shown = useRef<{ pathname: string; search: string } | null>(null);
  const [announced, announce] = useState('');

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const first = before === null;
    const elsewhere = before?.pathname !== pathname;
    // A page that only tidies its own address, or keeps in it how it is shown, replaces it.
    const otherView = before?.search !== search && kind !== NavigationType.Replace;
    if (!elsewhere && !otherView) return;
    report({ what: 'page', path: pathname, title: document.title });
    // What narrows a list says itself what it has become, and keeps the focus where it was.
    if (first || (!elsewhere && stays)) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    // Going back, the browser itself returns to where one was.
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
    announce(document.title);
  }, [pathname, search, kind, stays]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced}</span>
    </VisuallyHidden>
  );
}
