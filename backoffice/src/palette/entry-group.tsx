import { Box } from '@mui/material';
import { useId, type HTMLAttributes, type Key } from 'react';
import type { Entry } from './entry.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  label: string;
  entries: readonly Entry[];
  /** Returns the props that make an entry an option of the list, by its index in the group. */
  propsOf: (entry: Entry, at: number) => HTMLAttributes<HTMLElement> & { key: Key };
}

export function EntryGroup({ label, entries, propsOf }: Props) {
  const labelId = useId();
  const translate = useTranslateText();
  return (
    <li role="none">
      <Box role="group" aria-labelledby={labelId} sx={{ py: '6px' }}>
        <Box
          id={labelId}
          sx={{ px: 2, fontSize: '0.8125rem', lineHeight: '24px', color: 'text.secondary' }}
        >
          {translate(label)}
        </Box>
        {entries.map((entry, at) => {
          const { key, ...option } = propsOf(entry, at);
          return <Option key={key} entry={entry} option={option} />;
        })}
      </Box>
    </li>
  );
}

function Option({ entry, option }: { entry: Entry; option: HTMLAttributes<HTMLElement> }) {
  return (
    <Box
      {...option}
      component="div"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        pl: '13px',
        pr: 2,
        py: { xs: '10px', sm: '5px' },
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        borderLeft: 3,
        borderColor: 'transparent',
        '&.Mui-focused': { backgroundColor: 'action.selected', borderColor: 'text.primary' },
      }}
    >
      <Box component="span" sx={{ flex: '1 1 auto' }}>
        {entry.label}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {entry.detail}
      </Box>
    </Box>
  );
}
