import { useState, type ReactElement, type ReactNode } from 'react';
import { ListBase, type FilterPayload } from 'react-admin';
import type { Crumb } from './breadcrumb.tsx';
import { ColumnChoicePlace } from './column-choice.tsx';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { ROWS_PER_PAGE, type ListedRecords } from './listed-records.ts';
import { ListTools } from './list-tools.tsx';
import { Pages } from './pages.tsx';
import { Screen } from './screen.tsx';
import { WithBulk } from './with-bulk.tsx';

interface Props extends Omit<ListedRecords, 'resource' | 'storeKey'> {
  title: string;
  crumbs?: readonly Crumb[] | undefined;
  /** The first field is the search field. */
  filters: ReactNode;
  /** Shown if there are no records: what the list is for, and how to create one. */
  empty: ReactNode;
  /**
   * For a list that isn't at its resource's URL: the resource, a fixed filter, and the key that its
   * state is stored under. If the key is false, the state is only in the URL.
   */
  of?: { resource: string; filter?: FilterPayload; storeKey: string | false };
  /** Shown between the title and the search. */
  intro?: ReactNode;
  /** Actions for the selected rows. */
  bulk?: ReactElement;
  children: ReactNode;
}

/** Shows a resource's list: search, table or message, and pages. */
export function ListScreen(props: Props) {
  const { title, crumbs, filters, sort, empty, emptyView, startsWith, failed } = props;
  const { perPage = ROWS_PER_PAGE, of, intro, bulk, children } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    // A list that fails to load shows its own error, so no notification is needed.
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
