import { Box, LinearProgress } from '@mui/material';
import { isUnderWay, type Import } from './import-query.ts';
import { stateText } from './import-text.ts';

/** Shows what an import changes, and its progress. */
export function ImportCounts(imported: Import) {
  const { counts } = imported;
  const rows: [label: string, count: number][] = [
    ['To create', counts.create],
    ['To change', counts.update],
    ['Unchanged', counts.same],
    ['Left out', counts.skip],
    ['Problems', counts.problems],
    ['Imported', counts.done],
    ['Failed', counts.failed],
    ['Undone', counts.undone],
    ['Kept', counts.kept],
    ['Pictures to fetch', counts.pictures - counts.picturesDone - counts.picturesFailed],
    ['Pictures', counts.picturesDone],
    ['Pictures failed', counts.picturesFailed],
  ];
  const total = counts.create + counts.update + counts.same + counts.pictures;
  const done = counts.done + counts.failed + counts.picturesDone + counts.picturesFailed;
  return (
    <>
      <Box role="status" sx={{ fontWeight: 640 }}>
        {stateText(imported)}
      </Box>
      {isUnderWay(imported) && (
        <LinearProgress
          aria-label="Progress"
          {...(imported.state === 'applying' &&
            !imported.undoing &&
            total > 0 && { variant: 'determinate', value: (100 * done) / total })}
        />
      )}
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0 }}>
        {rows
          .filter(([, count]) => count > 0)
          .map(([label, count]) => (
            <div key={label}>
              <Box component="dt" sx={{ fontSize: '0.8125rem' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {count.toLocaleString('en-US')}
              </Box>
            </div>
          ))}
      </Box>
    </>
  );
}
