import { Alert, Box, Button, Typography } from '@mui/material';
import { providerLabels, type Setup } from '@spindle/sdk/domain/settings/setup';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '../ui/chip.tsx';
import { providerTestQuery } from './setup-queries.ts';

/** Shows whether a provider is the sandbox, and tests it on request. */
export function ProviderTest({ name, state, variables }: Setup['providers'][number]) {
  const { data, error, isFetching, refetch } = useQuery(providerTestQuery(name));
  const isSandbox = state === 'sandbox';
  const label = providerLabels[name];
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 560 }}>{label}</Typography>
        <Chip label={isSandbox ? 'Sandbox' : 'Live'} tone={isSandbox ? 'waiting' : 'done'} />
        <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
          {`Test ${label}`}
        </Button>
      </Box>
      {isSandbox && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {`Set ${variables.join(', ')}.`}
        </Typography>
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
      {!error && data && (
        <Alert severity={data.state === 'working' ? 'success' : 'error'}>{data.reason}</Alert>
      )}
    </Box>
  );
}
