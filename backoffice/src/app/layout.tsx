import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { SkipNavigationButton } from 'react-admin';
import { ErrorScreen } from './error-screen.tsx';
import { Header } from './header.tsx';
import { IdleDialog } from './idle-dialog.tsx';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';

/** What surrounds every screen. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100vh', backgroundColor: 'background.default', color: 'text.primary' }}>
      <SkipNavigationButton />
      <Header />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 2, md: 4 }, pt: 2, pb: 6, outline: 'none' }}
      >
        <ErrorScreen>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        </ErrorScreen>
      </Box>
      <IdleDialog />
    </Box>
  );
}
