import { useSearchParams } from 'react-router-dom';
import { contentAddress, contentPlace } from '../subscriptions/content-place.ts';
import { ContentView } from '../subscriptions/content-view.tsx';
import { SubscriptionsView } from '../subscriptions/subscriptions-view.tsx';

/** The list of subscriptions, or the content of the one its address names. */
export function SubscriptionsPage() {
  const [search] = useSearchParams();
  const place = contentPlace(search);

  return place ? <ContentView key={contentAddress(place)} place={place} /> : <SubscriptionsView />;
}
