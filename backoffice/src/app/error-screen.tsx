import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

interface State {
  failed: boolean;
}

/** A screen that fails to draw, or whose code can't be loaded, leaves the rest standing. */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice
        alert
        title="This screen could not be shown"
        action={
          <Button variant="outlined" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        }
      >
        The shop may have been updated since this page was opened.
      </Notice>
    );
  }
}
