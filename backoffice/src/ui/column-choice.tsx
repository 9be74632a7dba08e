import ViewWeekIcon from '@mui/icons-material/ViewWeekOutlined';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { Children, createContext, isValidElement, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'react-admin';
import { ToolPopover } from './tool-popover.tsx';
import { useTranslateText } from './use-translate-text.ts';

const Place = createContext<HTMLElement | null>(null);

/** Where a table within offers the choice of its columns. */
export const ColumnChoicePlace = Place.Provider;

interface Props {
  /** By which the table, too, keeps the columns that aren't shown. */
  storeKey: string;
  /** The table's columns. */
  children: ReactNode;
}

/**
 * Which columns of a table are shown, kept in the browser. The first stays: it names the row. The
 * library's own button has a panel that takes the focus as soon as there is a table.
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

/** As the library tells columns apart: by what they show, else by their label. */
function columnsIn(children: ReactNode): { key: string; label: string }[] {
  return Children.toArray(children).flatMap((column) => {
    if (!isValidElement<{ source?: string; label?: unknown }>(column)) return [];
    const { source, label } = column.props;
    return typeof label === 'string' ? [{ key: source ?? label, label }] : [];
  });
}
