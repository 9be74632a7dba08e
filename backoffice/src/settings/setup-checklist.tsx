import { Box, Link, Typography } from '@mui/material';
import type { StepName } from '@spindle/sdk/domain/settings/setup';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../ui/chip.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { settingsSection } from './anchored-section.tsx';
import { setupQuery } from './setup-queries.ts';

/** What each step asks for, and where it is done. */
const steps: Record<StepName, { label: string; to: string }> = {
  name: { label: 'Name your shop', to: settingsSection('brand') },
  company: { label: "Enter your company's details", to: settingsSection('company') },
  email: { label: 'Enter the sender of emails', to: settingsSection('email') },
  warehouse: {
    label: 'Enter the address that parcels ship from',
    to: settingsSection('warehouse'),
  },
  catalog: {
    label: 'Create a catalog with an item, and enable both',
    to: '/ui/admin/storeBuilder',
  },
  order: { label: 'Place and pay a test order in your shop', to: '/' },
  providers: { label: 'Connect your own providers', to: settingsSection('providers') },
};

/** Leads administrators from an empty shop to the first paid order. */
export function SetupChecklist() {
  const { data, error, refetch } = useQuery(setupQuery);
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (data === undefined || data.complete) return null;
  return (
    <Box component="section" aria-label="Setup checklist" sx={{ my: 4, maxWidth: 720 }}>
      <Typography variant="h2">Setup checklist</Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1, pl: 3, mb: 0 }}>
        {data.steps.map(({ name, done }) => (
          <li key={name}>
            <StepLink {...steps[name]} />{' '}
            <Chip label={done ? 'Done' : 'To do'} tone={done ? 'done' : 'waiting'} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The shop itself is not part of the back-office, so its link loads a page. */
function StepLink({ label, to }: { label: string; to: string }) {
  if (to === '/') return <Link href={to}>{label}</Link>;
  return (
    <Link component={RouterLink} to={to}>
      {label}
    </Link>
  );
}
