import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useOpenRecord } from './open-record.ts';
import { useChoosable } from './with-bulk.tsx';
import { ChooseRow, ChooseRows } from './choose-rows.tsx';
import { useTranslateText } from './use-translate-text.ts';

interface Props<RecordType extends RaRecord> {
  /** The list's accessible name. */
  label?: string;
  /** Renders the record's name, with a link to it. */
  renderName: (record: RecordType) => ReactNode;
  /** Renders the main figure, on the right. */
  renderFigure?: (record: RecordType) => ReactNode;
  renderDetails: (record: RecordType) => ReactNode;
  rowSx?: (record: RecordType) => SxProps;
}

/** Shows a table's rows on a phone. */
export function CompactList<RecordType extends RaRecord>(props: Props<RecordType>) {
  const { label, renderName, renderFigure, renderDetails, rowSx } = props;
  const translate = useTranslateText();
  const open = useOpenRecord();
  const choosable = useChoosable();
  const { data = [] } = useListContext<RecordType>();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {choosable && <ChooseRows />}
      <Box component="ul" aria-label={translate(label)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((record) => (
          <Box component="li" data-row key={record.id} sx={rowSx?.(record) ?? {}}>
            <Box
              aria-current={record.id === open || undefined}
              sx={{
                display: 'grid',
                gridTemplateColumns: choosable ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
                alignItems: 'start',
                p: '10px 8px',
                fontSize: '0.875rem',
                borderBottom: 1,
                borderColor: 'divider',
                overflowWrap: 'anywhere',
                '&[aria-current]': {
                  outline: 2,
                  outlineOffset: '-2px',
                  outlineColor: 'primary.main',
                },
              }}
            >
              {choosable && <ChooseRow id={record.id} />}
              <div>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <span>{renderName(record)}</span>
                  <Box
                    component="span"
                    sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
                  >
                    {renderFigure?.(record)}
                  </Box>
                </Box>
                <Box
                  sx={{
                    mt: '4px',
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: '4px 12px',
                    color: 'text.secondary',
                  }}
                >
                  {renderDetails(record)}
                </Box>
              </div>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
