import { Box, Button } from '@mui/material';
import { Message } from './message.tsx';

interface Props {
  complete: boolean;
  saving: boolean;
  error: Error | null;
  onComplete: () => void;
}

/** Stays within thumb's reach, even for a long order. */
export function CompleteBar({ complete, saving, error, onComplete }: Props) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        pt: 1.5,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        display: 'grid',
        gap: 1.5,
        backgroundColor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {error && (
        <Message
          tone="gone"
          title="Picking Failure"
          action={
            <Button variant="outlined" color="inherit" onClick={onComplete} sx={{ minHeight: 48 }}>
              Try again
            </Button>
          }
        >
          <div>Please try again later.</div>
          <div>{error.message} Your checkmarks are saved.</div>
        </Message>
      )}
      <Button
        variant="contained"
        disabled={!complete}
        loading={saving}
        onClick={onComplete}
        sx={{
          minHeight: 60,
          fontSize: '1.25rem',
          width: { xs: '100%', sm: 320 },
          justifySelf: { sm: 'end' },
        }}
      >
        Picking Complete
      </Button>
    </Box>
  );
}
