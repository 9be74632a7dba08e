import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../ui/error-state.tsx';

/**
 * Keeps the shell usable if a page fails to load or render. The error disappears on the next page.
 */
export function PageErrors({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}

interface State {
  failedAt: string | null;
}

class Boundary extends Component<{ place: string; children: ReactNode }, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ place }: { place: string }, { failedAt }: State): State {
    if (failedAt === '') return { failedAt: place };
    return { failedAt: failedAt === place ? place : null };
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <ErrorState
        title="We couldn't show this page"
        detail="Reload the page. If that doesn't help, wait a minute: the shop may be updating."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
