import { useCatalogs, useItem } from '../catalog/use-catalog.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

const SHOP = { label: 'Shop', to: '/ui/shop' };
const HERE = { label: 'Shopping Cart' };

/** Links back to the item that the cart was opened from, if any. */
export function CartBreadcrumb({
  catalogId,
  catalogItemId,
}: {
  catalogId: string | undefined;
  catalogItemId: string | undefined;
}) {
  if (!catalogId || !catalogItemId) return <Breadcrumb crumbs={[SHOP, HERE]} />;
  return <ItemTrail catalogId={catalogId} catalogItemId={catalogItemId} />;
}

function ItemTrail({ catalogId, catalogItemId }: { catalogId: string; catalogItemId: string }) {
  const catalog = useCatalogs().data?.find((candidate) => candidate.catalogId === catalogId);
  const item = useItem(catalogId, catalogItemId).data;
  return (
    <Breadcrumb
      crumbs={[
        SHOP,
        { label: catalog?.title ?? catalogId, to: `/ui/shop/${catalogId}` },
        { label: item?.title ?? catalogItemId, to: `/ui/shop/${catalogId}/${catalogItemId}` },
        HERE,
      ]}
    />
  );
}
