import { useQuery } from '@tanstack/react-query';
import { synonymsOf } from '@spindle/sdk/domain/search/synonyms';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, useNotify } from 'react-admin';
import type { SearchQuery } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { formatCount } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-width.ts';
import { AddWordDialog } from './add-word-dialog.tsx';
import { ResultsLink } from './results-link.tsx';
import { synonymsQuery } from './synonyms-query.ts';

export function QueryRows() {
  const [missed, setMissed] = useState<string | null>(null);
  const notify = useNotify();
  return (
    <>
      <Rows onAddWord={setMissed} />
      {missed !== null && (
        <AddWordDialog
          query={missed}
          onCancel={() => setMissed(null)}
          onAdded={(reason) => {
            setMissed(null);
            notify(reason, { type: 'success' });
          }}
        />
      )}
    </>
  );
}

interface RowsProps {
  /** Called to add a synonym for a search without results. */
  onAddWord: (query: string) => void;
}

function Rows({ onAddWord }: RowsProps) {
  const actionsOf = (search: SearchQuery) => <Actions search={search} onAddWord={onAddWord} />;
  if (useNarrow()) {
    return (
      <CompactList<SearchQuery>
        renderName={({ query }) => query}
        renderFigure={({ searches }) => `${formatCount(searches)} ×`}
        renderDetails={(search) => (
          <>
            <span>Results: {foundText(search).toLowerCase()}</span>
            <DateTime at={search.dateLast} />
            <Meaning query={search.query} />
            {actionsOf(search)}
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<SearchQuery> opens={false}>
      <DataTable.Col source="query" label="Search term" render={nameOf} />
      <DataTable.NumberCol source="searches" label="Searches" />
      <DataTable.Col source="found" label="Results" render={foundText} />
      <DataTable.Col
        source="dateLast"
        label="Last"
        render={({ dateLast }: SearchQuery) => <DateTime at={dateLast} />}
      />
      <DataTable.Col label="Actions" render={actionsOf} />
    </RecordTable>
  );
}

function nameOf({ query }: SearchQuery) {
  return (
    <Box sx={{ maxWidth: '48ch', overflowWrap: 'anywhere' }}>
      {query} <Meaning query={query} />
    </Box>
  );
}

/** Returns the number of results, and whether they match only similar words. */
function foundText({ found, inVain }: SearchQuery): string {
  if (found === 0) return 'None';
  return inVain ? `${formatCount(found)} similar` : formatCount(found);
}

function Actions({ search: { query, inVain }, onAddWord }: RowsProps & { search: SearchQuery }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 16px' }}>
      <ResultsLink query={query} />
      {inVain && (
        <Button
          size="small"
          aria-label={`Add synonym for ${query}`}
          onClick={() => onAddWord(query)}
        >
          Add synonym
        </Button>
      )}
    </Box>
  );
}

/** Shows the synonyms that already apply to the query. */
function Meaning({ query }: { query: string }) {
  const { data } = useQuery(synonymsQuery);
  const others = synonymsOf(data?.groups ?? [], query);
  return others.length === 0 ? null : <Chip label={`= ${others.join(', ')}`} />;
}
