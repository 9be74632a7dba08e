import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { Providers } from '../settings/providers.tsx';
import { SetupChecklist } from '../settings/setup-checklist.tsx';
import { settingsQuery } from '../settings/settings-query.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Screen } from '../ui/screen.tsx';

/** Edits the shop's settings, and reloads them whenever the screen opens. */
export function SettingsScreen() {
  return (
    <Screen title="Settings">
      <SetupChecklist />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
        <Settings />
        <Providers />
      </Box>
    </Screen>
  );
}

function Settings() {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(settingsQuery);
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (data === undefined || !isFetchedAfterMount) return <RowsSkeleton />;
  return <SettingsForm stored={data} />;
}
