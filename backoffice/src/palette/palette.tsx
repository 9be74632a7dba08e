import { Box, InputBase, useAutocomplete } from '@mui/material';
import { useState } from 'react';
import { CloseButton } from '../ui/close-button.tsx';
import type { Entry } from './entry.ts';
import { EntryGroup } from './entry-group.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { useEntries } from './use-entries.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  onChosen: (entry: Entry) => void;
  onClose: () => void;
}

/** A search field with its results below. Arrow keys move through them, Enter opens one. */
export function Palette({ onChosen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const translate = useTranslateText();
  const { entries, isPending, error, retry } = useEntries(typed);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete({
      id: 'palette',
      options: entries,
      open: true,
      value: null,
      inputValue: typed,
      onInputChange: (_, value, reason) => {
        if (reason === 'input') setTyped(value);
      },
      onChange: (_, entry) => {
        if (entry) onChosen(entry);
      },
      onClose: (_, reason) => {
        if (reason === 'escape') onClose();
      },
      groupBy: ({ group }) => group,
      getOptionLabel: ({ label }) => label,
      getOptionKey: ({ key }) => key,
      filterOptions: (all) => all,
      autoHighlight: true,
      includeInputInList: true,
    });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, py: 1 }}>
        <Box {...getRootProps()} sx={{ flex: 1 }}>
          <InputBase
            fullWidth
            inputRef={takeFocus}
            placeholder={translate('Order, customer, item, ticket or tool')}
            slotProps={{
              input: {
                ...getInputProps(),
                'aria-label': translate('Find'),
                maxLength: 100,
                enterKeyHint: 'go',
              },
            }}
            sx={{
              fontSize: '1.0625rem',
              '& input::placeholder': { color: 'text.secondary', opacity: 1 },
            }}
          />
        </Box>
        <CloseButton onClose={onClose} />
      </Box>
      <PaletteStatus
        {...{ typed, isPending, error, retry }}
        isEmpty={groupedOptions.length === 0}
      />
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label={translate('Results')}
        aria-labelledby={undefined}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          // Options are scrolled into view by their offset within this element.
          position: 'relative',
          overflowY: 'auto',
          minHeight: 0,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {groupedOptions.map((grouped) =>
          'options' in grouped ? (
            <EntryGroup
              key={grouped.key}
              label={grouped.group}
              entries={grouped.options}
              propsOf={(option, at) => getOptionProps({ option, index: grouped.index + at })}
            />
          ) : null,
        )}
      </Box>
    </>
  );
}

/** Focuses the only field of a newly opened dialog. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
