import { Box } from '@mui/material';
import { useEffect, useRef, type MouseEvent, useCallback } from 'react';
import type { AdminItem } from '../providers/records.ts';
import { columns } from './columns.ts';
import { pressKey } from './sheet-keys.ts';
import { SheetRow } from './sheet-row.tsx';
import { sheetStyle } from './sheet-style.ts';
import type { CellPosition } from './typed.ts';
import type { Sheet } from './use-sheet.ts';

interface Props {
  items: readonly AdminItem[];
  sheet: Sheet;
}

/** Edits items in rows like a spreadsheet, with keys, block selection and pasting. */
export function SheetTable({ items, sheet }: Props) {
  const { typed, active, block, draft } = sheet;
  const box = useRef<HTMLDivElement>(null);
  const entered = useRef(false);
  const onType = useStable(sheet.type);
  const onKeep = useStable(sheet.keepDraft);
  // The focus follows the current cell once the user has entered the sheet.
  useEffect(() => {
    if (!entered.current || draft !== null) return;
    const at = `[data-row="${active.row}"][data-column="${active.column}"]`;
    box.current?.querySelector<HTMLElement>(at)?.focus();
  }, [active, draft]);
  function press(event: MouseEvent) {
    const place = placeOf(event.target);
    if (!place || (draft !== null && isSame(place, active))) return;
    entered.current = true;
    if (draft !== null) sheet.keepDraft();
    sheet.goTo(place, event.shiftKey);
  }

  return (
    <Box
      ref={box}
      sx={sheetStyle}
      onFocus={() => {
        entered.current = true;
      }}
    >
      <Box
        component="table"
        role="grid"
        aria-label="Items"
        aria-multiselectable
        aria-rowcount={items.length + 1}
        onMouseDown={press}
        onClick={() => isTouched() && draft === null && sheet.begin()}
        onDoubleClick={() => draft === null && sheet.begin()}
        onKeyDown={(event) => pressKey(event, sheet, items.length)}
        onCopy={(event) => {
          if (draft !== null) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', sheet.copy());
        }}
        onPaste={(event) => {
          if (draft !== null) return;
          event.preventDefault();
          sheet.paste(event.clipboardData.getData('text/plain'));
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Item</th>
            <th scope="col" className="left">
              Available
            </th>
            {columns.map(({ name, label, width, right }) => (
              <th
                key={name}
                scope="col"
                className={right ? 'right' : ''}
                style={{ minWidth: width }}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => {
            const inBlock = row >= block.from.row && row <= block.to.row;
            const isActive = row === active.row;
            return (
              <SheetRow
                key={item.id}
                item={item}
                row={row}
                cells={typed[item.id]}
                active={isActive ? active.column : null}
                from={inBlock ? block.from.column : null}
                to={inBlock ? block.to.column : null}
                draft={isActive ? draft : null}
                onType={onType}
                onKeep={onKeep}
              />
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

function placeOf(target: EventTarget): CellPosition | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null;
  if (!cell) return null;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** Touch screens show a keyboard only for an input, so a tap has to start editing. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

const isSame = (one: CellPosition, other: CellPosition) =>
  one.row === other.row && one.column === other.column;

/**
 * Returns a stable function that calls the latest version, so that unchanged rows don't render
 * again.
 */
function useStable<Given extends unknown[]>(
  latest: (...input: Given) => void,
): (...input: Given) => void {
  const call = useRef(latest);
  useEffect(() => {
    call.current = latest;
  });
  return useCallback((...input: Given) => call.current(...input), []);
}
