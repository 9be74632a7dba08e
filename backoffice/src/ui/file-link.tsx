import { Box, Link } from '@mui/material';
import { saveFile } from '@spindle/sdk/save-file';
import { useAction } from '@spindle/sdk/react/use-intent';
import type { ReactNode } from 'react';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  href: string;
  /** What it is kept as. */
  name: string;
  load: () => Promise<Blob>;
  /** What it is called where what is shown says too little. */
  label?: string;
  children: ReactNode;
}

/** A file to keep; where it can't be had, it says why instead of leaving the page. */
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
          // In a row that opens on a click.
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
