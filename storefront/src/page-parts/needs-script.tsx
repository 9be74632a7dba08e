import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** What stands in a page that browsers fill in, where scripts are off; the others never see it. */
export function NeedsScript({ what }: { what: string }) {
  // Nobody who could run this reads it: browsers need not load the words.
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <EmptyState title={`${what} needs JavaScript`}>
        <p>
          Your browser has switched it off for this shop. Switch it on, then load this page again.
          You can look at everything in the shop, and read our help, without it.
        </p>
        <LinkButton to="/ui/shop">Go to the shop</LinkButton>
        <LinkButton to="/ui/support">Read our help</LinkButton>
      </EmptyState>
    </noscript>
  );
}
