import { optionalPart } from '../page-parts/optional-part.tsx';
import { useSession } from '../session/session.ts';
import { useSettled } from '../page-parts/use-settled.ts';

// The first view can do without.
const WatchSession = optionalPart(async () => (await import('./watch-session.tsx')).WatchSession);

/** Watches over the session, at once for somebody signed in. */
export function SessionWatch() {
  const { user } = useSession();
  const settled = useSettled();
  return user || settled ? <WatchSession /> : null;
}
