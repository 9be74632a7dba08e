import type { ReactNode } from 'react';
import { ListBase, type FilterPayload, type SortPayload } from 'react-admin';
import type { Crumb } from './breadcrumb.tsx';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { ListTools } from './list-tools.tsx';
import { Pages } from './pages.tsx';
import { Screen } from './screen.tsx';

interface Props {
  title: string;
  crumbs: readonly Crumb[];
  /** The first is the search field. */
  filters: ReactNode;
  sort: SortPayload;
  /** Where nothing exists at all, what would be here and how it comes about. */
  empty: ReactNode;
  /** What is shown until somebody chooses otherwise, and what is said where that finds nothing. */
  startsWith?: { filter: FilterPayload; empty: ReactNode };
  /** Where it is no screen of a resource: whose records, those that fit, and what to keep its state by. */
  of?: { resource: string; filter?: FilterPayload; storeKey: string };
  /** Between the title and the search. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A resource's list: search, table or what stands for it, pages. */
export function ListScreen(props: Props) {
  const { title, crumbs, filters, sort, empty, startsWith, of, intro, children } = props;
  return (
    // A list that fails to load says so in its place, not in a passing note as well.
    <ListBase
      perPage={25}
      sort={sort}
      queryOptions={{ onError: () => undefined }}
      {...(startsWith && { filterDefaultValues: startsWith.filter })}
      {...of}
    >
      <Screen
        title={title}
        crumbs={crumbs}
        aside={<ListTools always={of?.filter} whole={of === undefined} />}
      >
        <ListShortcuts />
        {intro}
        <ListFilters>{filters}</ListFilters>
        <ListBody empty={empty} {...(startsWith && { startsWith })}>
          {children}
        </ListBody>
        <Pages sizes={[25, 50, 100]} />
      </Screen>
    </ListBase>
  );
}
