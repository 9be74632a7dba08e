import { Box, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useHasAccess } from '../editing/use-has-access.ts';
import { Screen } from '../ui/screen.tsx';
import { OpenTasks } from '../navigation/open-tasks.tsx';
import { ToolCount } from '../navigation/tool-count.tsx';
import { useTools } from '../navigation/use-tools.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

export function LandingPage() {
  const hasSummary = useHasAccess('show', 'summary');
  const tools = useTools();
  const translate = useTranslateText();
  if (hasSummary === null) return null;
  return (
    <Screen title="Administrator Tools" crumbs={null}>
      {hasSummary && tools.some(({ waiting }) => waiting !== undefined) && <OpenTasks />}
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
        {tools.map((tool) => (
          <Box
            component="li"
            key={tool.name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 88px', sm: '200px 1fr auto' },
              alignItems: 'center',
              gap: { xs: 1, sm: 3 },
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Button
              component={RouterLink}
              to={tool.to}
              variant="outlined"
              sx={{ justifyContent: 'flex-start' }}
            >
              {translate(tool.label)}
            </Button>
            <Box
              sx={{
                color: 'text.secondary',
                order: { xs: 3, sm: 0 },
                gridColumn: { xs: '1 / -1', sm: 'auto' },
              }}
            >
              {translate(tool.does)}
            </Box>
            <ToolCount tool={tool} />
          </Box>
        ))}
      </Box>
    </Screen>
  );
}
