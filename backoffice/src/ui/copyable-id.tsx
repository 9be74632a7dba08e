import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { mono } from './theme.ts';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  id: string;
  /** What to show, such as the first characters or a link. Defaults to the whole id. */
  children?: ReactNode;
}

/**
 * Shows an id in a typeface that distinguishes 0 from O, with a button that copies the whole id.
 */
export function CopyableId({ id, children }: Props) {
  const translate = useTranslateText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(event: MouseEvent) {
    // Keeps the click from opening the row.
    event.stopPropagation();
    await navigator.clipboard.writeText(id);
    setCopied(true);
  }

  const hint = copied ? translate('Copied') : translate('Copy %{id}', { id });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '2px' }}>
      <Box
        component="span"
        sx={{
          fontFamily: mono,
          fontSize: '0.8125rem',
          overflowWrap: children === undefined ? 'anywhere' : 'normal',
        }}
      >
        {children ?? id}
      </Box>
      <Tooltip title={hint} enterDelay={400}>
        <IconButton
          size="small"
          aria-label={hint}
          onClick={copy}
          sx={{ p: '5px', my: '-5px', color: 'text.secondary' }}
        >
          {copied ? <CheckIcon sx={{ fontSize: 14 }} /> : <ContentCopyIcon sx={{ fontSize: 14 }} />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
