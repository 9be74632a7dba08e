import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, CircularProgress, IconButton, Tooltip } from '@mui/material';
import { useLoading, useRefresh } from 'react-admin';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Reloads the data on the screen. The icon spins while anything is loading. */
export function RefreshButton() {
  const loading = useLoading();
  const refresh = useRefresh();
  const translate = useTranslateText();
  return (
    <Tooltip title={translate('Refresh')}>
      <IconButton color="inherit" aria-label={translate('Refresh')} onClick={refresh}>
        {loading ? (
          <Box
            component="span"
            sx={{ display: 'grid', placeItems: 'center', width: 24, height: 24 }}
          >
            <CircularProgress size={18} color="inherit" aria-label={translate('Loading')} />
          </Box>
        ) : (
          <RefreshIcon />
        )}
      </IconButton>
    </Tooltip>
  );
}
