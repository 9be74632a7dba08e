import { Box } from '@mui/material';
import type { SheetCells } from '@spindle/sdk/domain/bulk/sheet';
import { cellsOf, readRow } from '@spindle/sdk/domain/bulk/sheet';
import { memo } from 'react';
import type { AdminItem } from '../providers/records.ts';
import { formatCount } from '../ui/format.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { columns } from './columns.ts';

interface Props {
  item: AdminItem;
  row: number;
  cells: Partial<SheetCells> | undefined;
  /** The current column, or null in other rows. */
  active: number | null;
  /** The range of selected columns. */
  from: number | null;
  to: number | null;
  /** The text of the cell being edited, or null. */
  draft: string | null;
  onType: (text: string) => void;
  onKeep: () => void;
}

/** Renders one item. Memoized, so that only changed rows render again. */
export const SheetRow = memo(function SheetRow(props: Props) {
  const { item, row, cells, active, from, to, draft } = props;
  const timeZone = useShopTimeZone();
  const was = cellsOf(item, timeZone);
  const { catalogId, catalogItemId, version } = item;
  const key = { catalogId, catalogItemId, version };
  const { errors } = cells ? readRow({ key, was, cells, timeZone }) : { errors: [] };
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row">
        <Box
          component="span"
          sx={{ display: 'block', maxWidth: { xs: 104, sm: 320 }, overflowWrap: 'anywhere' }}
        >
          {item.title}
          {item.family && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {item.family.title}
            </Box>
          )}
        </Box>
      </th>
      <td className="left">{formatCount(item.inventory)}</td>
      {columns.map(({ name, label, right }, column) => {
        const error = errors.find((one) => one.column === name)?.message;
        const text = cells?.[name] ?? was[name];
        const isActive = active === column;
        return (
          <td
            key={name}
            data-row={row}
            data-column={column}
            tabIndex={isActive ? 0 : -1}
            aria-selected={from !== null && to !== null && column >= from && column <= to}
            aria-invalid={error !== undefined}
            title={error}
            className={[
              right ? 'right' : '',
              cells?.[name] === undefined ? '' : 'typed',
              error === undefined ? '' : 'wrong',
            ].join(' ')}
          >
            {isActive && draft !== null ? (
              <input
                ref={focusNode}
                aria-label={`${label} of ${item.title}`}
                value={draft}
                onChange={({ target }) => props.onType(target.value)}
                onBlur={props.onKeep}
              />
            ) : (
              text
            )}
          </td>
        );
      })}
    </tr>
  );
});

function focusNode(node: HTMLInputElement | null): void {
  node?.focus();
}
