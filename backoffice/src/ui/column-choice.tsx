import ViewWeekIcon from '@mui/icons-material/ViewWeekOutlined';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { Children, createContext, isValidElement, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'react-admin';
import { ToolPopover } from './tool-popover.tsx';
import { useTranslateText } from './use-translate-text.ts';

const Place = createContext<HTMLElement | null>(null);

/** Provides the element in which a table renders its column selection. */
export const ColumnChoicePlace = Place.Provider;

interface Props {
  /** The key under which the table also stores its hidden columns. */
  storeKey: string;
  children: ReactNode;
}

/**
 * Selects the columns of a table, and stores the selection in the browser. The first column always
 * stays, because it names the row. Replaces the library's button, whose panel takes the focus as
 * soon as there is a table.
 */
export function ColumnChoice({ storeKey, children }: Props) {
  const place = use(Place);
  const translate = useTranslateText();
  const [hidden, setHidden] = useStore<string[]>(storeKey, none);
  const [, ...columns] = columnsIn(children);
  if (!place || columns.length === 0) return null;

  function toggle(key: string) {
    setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  }

  return createPortal(
    <ToolPopover name="Columns" icon={<ViewWeekIcon />} title="Columns">
      <Box sx={{ p: 2, display: 'grid', minWidth: 200 }}>
        {columns.map(({ key, label }) => (
          <FormControlLabel
            key={key}
            label={translate(label)}
            control={
              <Checkbox size="small" checked={!hidden.includes(key)} onChange={() => toggle(key)} />
            }
          />
        ))}
        <Button size="small" onClick={() => setHidden(none)} sx={{ mt: 1, justifySelf: 'start' }}>
          {translate('Show all')}
        </Button>
      </Box>
    </ToolPopover>,
    place,
  );
}

const none: string[] = [];

/** Returns the columns with the library's keys: their source, or else their label. */
function columnsIn(children: ReactNode): { key: string; label: string }[] {
  return Children.toArray(children).flatMap((column) => {
    if (!isValidElement<{ source?: string; label?: unknown }>(column)) return [];
    const { source, label } = column.props;
    return typeof label === 'string' ? [{ key: source ?? label, label }] : [];
  });
}
