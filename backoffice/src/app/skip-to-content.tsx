import { skipToContent } from '@spindle/sdk/domain/navigation/labels';
import { Button } from '@mui/material';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Lets keyboard users skip the header and the navigation. Visible only while focused. */
export function SkipToContent() {
  const translate = useTranslateText();
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById('main-content')?.focus()}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-64px)' },
        '@media print': { display: 'none' },
      }}
    >
      {translate(skipToContent)}
    </Button>
  );
}
