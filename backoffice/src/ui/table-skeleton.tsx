import { Box, Skeleton } from '@mui/material';
import { useTranslateText } from './use-translate-text.ts';

const rows = Array.from({ length: 12 }, (_, row) => `row-${row}`);

export function TableSkeleton() {
  const translate = useTranslateText();
  return (
    <Box
      role="status"
      aria-label={translate('Loading')}
      sx={{ borderTop: 1, borderColor: 'divider' }}
    >
      {rows.map((row) => (
        <Box
          key={row}
          sx={{
            height: 36,
            display: 'flex',
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="text" animation={false} sx={{ width: '100%', mx: 1.5 }} />
        </Box>
      ))}
    </Box>
  );
}
