import { useState, type ReactElement, type ReactNode } from 'react';
import { ListBase, type FilterPayload } from 'react-admin';
import type { Crumb } from './breadcrumb.tsx';
import { ColumnChoicePlace } from './column-choice.tsx';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { ROWS_A_PAGE, type ListedRecords } from './listed-records.ts';
import { ListTools } from './list-tools.tsx';
import { Pages } from './pages.tsx';
import { Screen } from './screen.tsx';
import { WithBulk } from './with-bulk.tsx';

interface Props extends Omit<ListedRecords, 'resource' | 'storeKey'> {
  title: string;
  crumbs?: readonly Crumb[] | undefined;
  /** The first is the search field. */
  filters: ReactNode;
  /** Where nothing exists at all, what would be here and how it comes about. */
  empty: ReactNode;
  /**
   * Where it doesn't stand at its resource's address: whose records, those that fit, and what its
   * state is kept by, if it outlives the address.
   */
  of?: { resource: string; filter?: FilterPayload; storeKey: string | false };
  /** Between the title and the search. */
  intro?: ReactNode;
  /** What can be done with the chosen rows. */
  bulk?: ReactElement;
  children: ReactNode;
}

/** A resource's list: search, table or what stands for it, pages. */
export function ListScreen(props: Props) {
  const { title, crumbs, filters, sort, empty, emptyView, startsWith, failed } = props;
  const { perPage = ROWS_A_PAGE, of, intro, bulk, children } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    // A list that fails to load says so in its place, not in a passing note as well.
    <ListBase
      perPage={perPage}
      sort={sort}
      queryOptions={{ onError: () => undefined }}
      {...(startsWith && { filterDefaultValues: startsWith })}
      {...of}
    >
      <Screen
        title={title}
        crumbs={crumbs}
        aside={
          <ListTools
            always={of?.filter}
            whole={of === undefined || of.storeKey === false}
            columnChoice={<span ref={setPlace} />}
          />
        }
      >
        <ListShortcuts />
        {intro}
        <ListFilters>{filters}</ListFilters>
        <WithBulk bulk={bulk}>
          <ColumnChoicePlace value={place}>
            <ListBody {...{ empty, emptyView, failed }}>{children}</ListBody>
          </ColumnChoicePlace>
          <Pages sizes={[25, 50, 100]} />
        </WithBulk>
      </Screen>
    </ListBase>
  );
}
