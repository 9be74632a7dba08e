import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Where scripts are off nobody asks again: what stands where the server had no answer in time. */
export function NoAnswer() {
  // Nobody who could run this reads it: browsers need not load the words.
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
