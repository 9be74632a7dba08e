import { Box, Button, Link } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Permissions } from '../providers/auth-provider.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { panel } from './panel.ts';
import { NeedsNow } from './needs-now.tsx';
import { ToolCount } from './tool-count.tsx';
import { useTools } from './use-tools.ts';

export function LandingPage() {
  const { isPending, permissions } = usePermissions<Permissions>();
  const tools = useTools();
  if (isPending) return null;
  return (
    <Screen title="Administrator Tools">
      {permissions?.extended && <NeedsNow />}
      {tools.length === 0 ? (
        <Notice
          title="There is nothing for your account to do here yet"
          action={<Link href="/">Back to the shop</Link>}
        >
          Tools appear here as soon as your role has any. If you expected some today, please ask an
          administrator.
        </Notice>
      ) : (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            maxWidth: 880,
            listStyle: 'none',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {tools.map(({ resource, label, does, records }) => (
            <Box
              component="li"
              key={resource}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr 64px', sm: '200px 1fr auto' },
                alignItems: 'center',
                gap: { xs: 1, sm: 3 },
                py: 1.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Button
                component={RouterLink}
                to={`${panel.to}/${resource}`}
                variant="outlined"
                sx={{ justifyContent: 'flex-start' }}
              >
                {label}
              </Button>
              <Box
                sx={{
                  color: 'text.secondary',
                  order: { xs: 3, sm: 0 },
                  gridColumn: { xs: '1 / -1', sm: 'auto' },
                }}
              >
                {does}
              </Box>
              {records && <ToolCount resource={resource} />}
            </Box>
          ))}
        </Box>
      )}
    </Screen>
  );
}
