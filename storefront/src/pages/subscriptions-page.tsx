import { useSearchParams } from 'react-router-dom';
import { contentPath, contentPlace } from '../subscriptions/content-place.ts';
import { ContentView } from '../subscriptions/content-view.tsx';
import { SubscriptionsView } from '../subscriptions/subscriptions-view.tsx';

/** Lists the subscriptions, or shows the content of the one in the URL. */
export function SubscriptionsPage() {
  const [search] = useSearchParams();
  const place = contentPlace(search);

  return place ? <ContentView key={contentPath(place)} place={place} /> : <SubscriptionsView />;
}
