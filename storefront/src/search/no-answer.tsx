import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/**
 * Shown without JavaScript if the server's search did not respond in time, because then the browser
 * can't ask again.
 */
export function NoAnswer() {
  // A browser that runs this never shows it, so it doesn't need the text.
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <EmptyState title="Search isn't responding">
        <p>Search is busy right now. Reload this page in a minute.</p>
        <LinkButton to="/ui/shop">Browse all catalogs</LinkButton>
      </EmptyState>
    </noscript>
  );
}
