import { Box, Button } from '@mui/material';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  typed: string;
  isEmpty: boolean;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** Shows the search status in reserved space. */
export function PaletteStatus({ typed, isEmpty, isPending, error, retry }: Props) {
  const translate = useTranslateText();
  return (
    <Box role="status" sx={{ px: 2, minHeight: 32, fontSize: '0.875rem', color: 'text.secondary' }}>
      {isPending && translate('Searching…')}
      {!isPending && error && (
        <>
          {`${translate('The search failed.')} ${translate(error.message)} `}
          <Button size="small" onClick={retry}>
            {translate('Try again')}
          </Button>
        </>
      )}
      {!isPending &&
        !error &&
        isEmpty &&
        translate('No results for “%{typed}”.', { typed: typed.trim() })}
    </Box>
  );
}
