import { Box, Link } from '@mui/material';
import { saveFile } from '@spindle/sdk/save-file';
import { useAction } from '@spindle/sdk/react/use-intent';
import type { ReactNode } from 'react';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  href: string;
  /** Name of the saved file. */
  name: string;
  load: () => Promise<Blob>;
  /** The accessible name, if the visible text isn't clear enough. */
  label?: string;
  children: ReactNode;
}

/** Links to a file to download. If loading fails, shows the reason instead of leaving the page. */
export function FileLink({ href, name, load, label, children }: Props) {
  const { mutate, error } = useAction({
    networkMode: 'always',
    mutationFn: async () => saveFile(await load(), name),
  });
  const translate = useTranslateText();
  return (
    <>
      <Link
        href={href}
        download={name}
        aria-label={translate(label)}
        onClick={(event) => {
          // Keeps the click from opening a surrounding row.
          event.stopPropagation();
          event.preventDefault();
          mutate();
        }}
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {children}
      </Link>
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {translate(error.message)}
        </Box>
      )}
    </>
  );
}
