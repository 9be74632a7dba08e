import { useQuery } from '@tanstack/react-query';
import { synonymsOf } from '@spindle/sdk/domain/search/synonyms';
import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import type { SearchQuery } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Moment } from '../ui/moment.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { AddWord } from './add-word.tsx';
import { ResultsLink } from './results-link.tsx';
import { synonymsQuery } from './synonyms-query.ts';

/** The searches of the list around it. */
export function QueryRows() {
  if (useNarrow()) {
    return (
      <CompactList<SearchQuery>
        renderName={({ query }) => query}
        renderFigure={({ searches }) => `${formatCount(searches)} ×`}
        renderDetails={(search) => (
          <>
            <span>Found: {foundText(search).toLowerCase()}</span>
            <Moment at={search.dateLast} />
            <Meaning query={search.query} />
            {actionsOf(search)}
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<SearchQuery> opens={false}>
      <DataTable.Col source="query" label="Searched for" render={nameOf} />
      <DataTable.NumberCol source="searches" label="Times" />
      <DataTable.Col source="found" label="Found" render={foundText} />
      <DataTable.Col
        source="dateLast"
        label="Last"
        render={({ dateLast }: SearchQuery) => <Moment at={dateLast} />}
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

/** What was found, and whether that was what was typed. */
function foundText({ found, inVain }: SearchQuery): string {
  if (found === 0) return 'Nothing';
  return inVain ? `${formatCount(found)} instead` : formatCount(found);
}

function actionsOf({ query, inVain }: SearchQuery) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 16px' }}>
      <ResultsLink query={query} />
      {inVain && <AddWord query={query} />}
    </Box>
  );
}

/** That the next search for it is understood as something else, too. */
function Meaning({ query }: { query: string }) {
  const { data } = useQuery(synonymsQuery);
  const others = synonymsOf(data?.groups ?? [], query);
  return others.length === 0 ? null : <Chip label={`= ${others.join(', ')}`} />;
}
