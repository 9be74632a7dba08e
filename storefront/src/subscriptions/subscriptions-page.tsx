import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contentAddress, contentPlace } from './content-place.ts';
import { ContentView } from './content-view.tsx';
import { SubscriptionsView } from './subscriptions-view.tsx';

/** The list of subscriptions, or the content of the one its address names. */
export function SubscriptionsPage() {
  const [search] = useSearchParams();
  const place = contentPlace(search);
  const shown = place ? contentAddress(place) : 'list';
  const shownBefore = useRef(shown);

  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    // The path stays the same, so nobody else moves focus and view to the beginning.
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown]);

  return place ? <ContentView key={shown} place={place} /> : <SubscriptionsView />;
}
