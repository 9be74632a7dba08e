import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../ui/load-failed.tsx';
import { AnchoredSection } from './anchored-section.tsx';
import { ProviderTest } from './provider-test.tsx';
import { setupQuery } from './setup-queries.ts';

/** Lists the outside services that the shop uses, each with a test. */
export function Providers() {
  const { data, error, refetch } = useQuery(setupQuery);
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (data === undefined) return null;
  return (
    <AnchoredSection id="providers" title="Providers">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        To use your own accounts, set these environment variables. Then start the shop without
        SANDBOX=1. It names any variable that is still missing.
      </Typography>
      {data.providers.map((provider) => (
        <ProviderTest key={provider.name} {...provider} />
      ))}
    </AnchoredSection>
  );
}
