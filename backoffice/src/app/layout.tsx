import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { UnsavedGuard } from '../editing/unsaved-guard.tsx';
import { Header } from './header.tsx';
import { IdleDialog } from './idle-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SetupNotices } from '../navigation/setup-notices.tsx';
import { SideNav } from '../navigation/side-nav.tsx';
import { SkipToContent } from './skip-to-content.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useListRefresh } from './use-list-refresh.ts';
import { useHasSideNav } from '../ui/use-width.ts';
import { useNoWheelOnNumbers } from './use-no-wheel-on-numbers.ts';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export function Layout({ children }: { children: ReactNode }) {
  const navAtSide = useHasSideNav();
  useRestoredFocus();
  useNoWheelOnNumbers();
  useListRefresh();
  useViewAtTop();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100vh',
        backgroundColor: 'background.default',
        color: 'text.primary',
      }}
    >
      <SkipToContent />
      <Header />
      <Box sx={{ display: 'flex', flex: 1 }}>
        {navAtSide && <SideNav />}
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            maxWidth: 1664,
            px: { xs: 2, lg: 4 },
            pt: 2,
            pb: 6,
            outline: 'none',
            '@media print': { p: 0 },
          }}
        >
          <SetupNotices />
          {children}
        </Box>
      </Box>
      <UnsavedGuard />
      <ProofDialog />
      <IdleDialog />
    </Box>
  );
}

/**
 * Scrolls each newly opened screen to its top. On Back, the browser restores the position itself.
 */
function useViewAtTop(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const displayed = useRef(pathname);
  useEffect(() => {
    if (displayed.current === pathname) return;
    displayed.current = pathname;
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, kind]);
}
