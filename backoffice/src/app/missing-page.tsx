import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { LandingPage } from './landing-page.tsx';
import { panel } from './panel.ts';
import { useTools } from './use-tools.ts';

/** An address that leads nowhere, or to a tool of somebody else's role. */
export function MissingPage() {
  // Whoever has no tool at all is told that, not that this one is missing.
  const hasTools = useTools().length > 0;
  if (!hasTools) return <LandingPage />;
  return (
    <Screen title="Nothing here" crumbs={[panel]}>
      <Notice
        title="There is no such screen for your account"
        action={
          <Link component={RouterLink} to={panel.to}>
            Administrator Tools
          </Link>
        }
      >
        Check the address, or ask an administrator whether your account should have this tool.
      </Notice>
    </Screen>
  );
}
