import { Box, Button, CssBaseline, ThemeProvider, createTheme, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { configQuery } from '../providers/config.ts';
import { userQuery } from '../providers/session.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { darkTheme, lightTheme } from '../ui/theme.ts';
import { BackOffice, type Area } from './back-office.tsx';
import { useOtherTabs } from './use-other-tabs.ts';

/** Renders the area for signed-in users. Other users have already been redirected to sign-in. */
export function SessionGate({ area }: { area: Area }) {
  const session = useQuery(userQuery);
  const config = useQuery(configQuery);
  useOtherTabs();
  if (session.data?.MFA && config.data) {
    return <BackOffice user={session.data} config={config.data} area={area} />;
  }
  const failed = [session, config].find(({ error }) => error !== null);
  return (
    <Outside>
      {failed?.error && <Unreachable error={failed.error} retry={() => void failed.refetch()} />}
    </Outside>
  );
}

function Outside({ children }: { children: ReactNode }) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return (
    <ThemeProvider theme={createTheme(dark ? darkTheme : lightTheme)}>
      <CssBaseline />
      <Box component="main" sx={{ p: 3, maxWidth: 640 }}>
        {children}
      </Box>
    </ThemeProvider>
  );
}

function Unreachable({ error, retry }: { error: Error; retry: () => void }) {
  if ('status' in error && error.status === 401) return null;
  return (
    <Screen title="Administration" crumbs={null}>
      <Notice
        alert
        title="Couldn't open the administration area"
        action={
          <Button variant="outlined" onClick={retry}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Notice>
    </Screen>
  );
}
