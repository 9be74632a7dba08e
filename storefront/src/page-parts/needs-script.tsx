import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/**
 * Shown without JavaScript in place of a page that the browser renders. Browsers with JavaScript
 * never show it.
 */
export function NeedsScript({ what }: { what: string }) {
  // A browser that runs this never shows it, so it doesn't need the text.
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <EmptyState title={`${what} needs JavaScript`}>
        <p>
          Turn on JavaScript for this shop, then reload the page. You can browse the shop and read
          our help pages without JavaScript.
        </p>
        <LinkButton to="/ui/shop">Go to the shop</LinkButton>
        <LinkButton to="/ui/support">Go to the help page</LinkButton>
      </EmptyState>
    </noscript>
  );
}
