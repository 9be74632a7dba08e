import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useHead } from '../page-parts/head.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { AddAllButton } from '../partslist/add-all-button.tsx';
import { CopyLink } from '../partslist/copy-link.tsx';
import { ListTools } from '../partslist/list-tools.tsx';
import { MakeOwnButton } from '../partslist/make-own-button.tsx';
import { MissingParts } from '../partslist/missing-parts.tsx';
import { PartsSummary } from '../partslist/parts-summary.tsx';
import { PartsTable } from '../partslist/parts-table.tsx';
import { partsListQuery, type PartsList } from '../partslist/queries.ts';
import styles from '../partslist/parts-page.module.css';

/** Shows a shared parts list, to read, to buy, or to copy and continue. */
export function SharedPage() {
  const { id = '' } = useParams();
  const { data: list, isLoadingError, error, refetch } = useQuery(partsListQuery(id));
  useHead({ title: list?.title ?? 'Parts list', unlisted: true });

  if (list) return <SharedList list={list} />;
  if (list === null) {
    return (
      <>
        <PageTitle title="Parts list not found" />
        <EmptyState title="No shared list at this link">
          <p>
            The link may be incomplete, or we deleted the list because nobody opened it for a year.
          </p>
          <LinkButton to="/ui/build">Start your own list</LinkButton>
          <LinkButton to="/ui/shop">Go to the shop</LinkButton>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle title="Parts list" />
      {isLoadingError ? (
        <ErrorState
          title="We couldn't load the parts list"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}

function SharedList({ list }: { list: PartsList }) {
  const time = useShopTime();
  const { title, lines, url, dateCreated } = list;
  return (
    <>
      <PageTitle
        title={title ?? 'Parts list'}
        text={`Shared on ${time.day(dateCreated)}. Prices and stock are current. Shared lists can't be changed.`}
      />
      <div className={styles.list}>
        <div>
          <PartsTable lines={lines} own={false} />
          <MissingParts lines={lines} own={false} />
        </div>
        <PartsSummary lines={lines}>
          <AddAllButton lines={lines} />
          <MakeOwnButton list={list} />
          <ListTools lines={lines} title={title ?? ''} />
          <CopyLink url={url} />
        </PartsSummary>
      </div>
    </>
  );
}
