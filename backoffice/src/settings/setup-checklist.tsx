import { Box, Link, Typography } from '@mui/material';
import type { StepName } from '@spindle/sdk/domain/settings/setup';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../ui/chip.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { ProviderTest } from './provider-test.tsx';
import { setupQuery } from './setup-queries.ts';

const settings = '/ui/admin/settings';

/** What each step asks for, and the screen where it is done. */
const steps: Record<StepName, { label: string; to?: string; href?: string }> = {
  name: { label: 'Name your shop', to: settings },
  company: { label: "Enter your company's name, address and email", to: settings },
  email: { label: 'Enter the sender of emails', to: settings },
  warehouse: { label: 'Enter the address that parcels ship from', to: settings },
  catalog: { label: 'Create a catalog with an item', to: '/ui/admin/storeBuilder' },
  order: { label: 'Place and pay a test order in your shop', href: '/' },
  providers: { label: 'Connect your own providers' },
};

/** Leads administrators from an empty shop to the first paid order, and tests the providers. */
export function SetupChecklist() {
  const { data, error, refetch } = useQuery(setupQuery);
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (data === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4, maxWidth: 880 }}>
      {!data.complete && (
        <Box component="section" aria-label="Setup checklist">
          <Typography variant="h2">Setup checklist</Typography>
          <Box component="ol" sx={{ display: 'grid', gap: 1, pl: 3 }}>
            {data.steps.map(({ name, done }) => (
              <li key={name}>
                <StepLink {...steps[name]} />{' '}
                <Chip label={done ? 'Done' : 'To do'} tone={done ? 'done' : 'waiting'} />
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Box component="section" aria-label="Providers" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">Providers</Typography>
        {data.providers.map((provider) => (
          <ProviderTest key={provider.name} {...provider} />
        ))}
      </Box>
    </Box>
  );
}

function StepLink({ label, to, href }: { label: string; to?: string; href?: string }) {
  if (to !== undefined) {
    return (
      <Link component={RouterLink} to={to}>
        {label}
      </Link>
    );
  }
  return href === undefined ? label : <Link href={href}>{label}</Link>;
}
