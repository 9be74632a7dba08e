import { skipToContent } from '@spindle/sdk/domain/navigation/labels';
import { Button } from '@mui/material';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** For the keyboard: past the header and the navigation. Seen only while it has the focus. */
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
