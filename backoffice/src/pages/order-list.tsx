import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { OrderBulk, orderActions } from '../bulk/order-bulk.tsx';
import { TagField } from '../remarks/tag-field.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { AnyOrderField } from '../orders/any-order-field.tsx';
import { catalogLoadError } from '../orders/catalog-load-error.ts';
import { listOfOrders, loadError } from '../orders/list-of-orders.ts';
import { noOrdersIn } from '../orders/no-orders.tsx';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { currentUrl } from '../orders/order-address.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { OrderRows } from '../orders/order-rows.tsx';
import { OrderSearchForm } from '../orders/search-form.tsx';
import { stateChoices } from '../orders/states.ts';
import { ProblemTitle } from '../orders/problem-title.tsx';
import { problems } from '../orders/problems.ts';

const { resource, storeKey, perPage, sort, startsWith } = listOfOrders;
const of = { resource, storeKey };

/** Lists and searches orders. Starts with the orders waiting to be picked. */
export function OrderList() {
  const [params] = useSearchParams();
  const present = currentUrl(params, useShopTimeZone());
  if (present) return <Navigate to={present} replace />;
  return (
    <ListScreen
      title="Order Manager"
      of={of}
      sort={sort}
      perPage={perPage}
      startsWith={startsWith}
      intro={<Intro />}
      filters={[
        <AnyOrderField key="q" />,
        <ChoiceField key="state" source="orderState" label="State" choices={stateChoices} />,
        <ChoiceField key="trouble" source="trouble" label="Problem" choices={problems} />,
        <TagField key="tag" resource="orders" />,
      ]}
      failed={loadError}
      emptyView={noOrdersIn}
      empty={
        <Notice title="No orders yet">
          Each paid checkout creates one pending order per shipping group.
        </Notice>
      }
      bulk={<OrderBulk actions={orderActions} />}
    >
      <OrderRows />
    </ListScreen>
  );
}

function Intro() {
  const catalogs = useQuery(catalogsQuery(false));
  return (
    <>
      <OrderSearchForm />
      {catalogs.error && <OutcomeNote outcome={catalogLoadError} />}
      <ProblemTitle />
    </>
  );
}
