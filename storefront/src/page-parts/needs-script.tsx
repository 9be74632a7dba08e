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
          Turn on JavaScript for this shop, then reload the page. You can browse the shop and read
          our help without JavaScript.
        </p>
        <LinkButton to="/ui/shop">Go to the shop</LinkButton>
        <LinkButton to="/ui/support">Read our help</LinkButton>
      </EmptyState>
    </noscript>
  );
}
