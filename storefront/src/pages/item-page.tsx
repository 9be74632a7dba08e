import { itemNotFound } from '@spindle/sdk/domain/catalog/labels';
import { pictureSet } from '@spindle/sdk/picture-set';
import { useParams } from 'react-router-dom';
import { useConfig } from '../shop/config.ts';
import { useHead } from '../page-parts/head.tsx';
import { GonePage } from '../page-parts/not-found.tsx';
import { optionalPart } from '../page-parts/optional-part.tsx';
import { CompareForm } from '../compare/compare-form.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { BuyBox } from '../offers/buy-box.tsx';
import { itemKey, type ItemKey } from '../catalog/item-key.ts';
import { itemPictures } from '../catalog/item-media.ts';
import { ItemDetails } from '../offers/item-details.tsx';
import { ItemPictures } from '../catalog/item-pictures.tsx';
import type { Catalog, CatalogItem } from '../catalog/queries.ts';
import { breadcrumbData, familyData, productData } from '../catalog/structured-data.ts';
import { useCatalogs, useItem } from '../catalog/use-catalog.ts';
import styles from '../catalog/item-page.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { useEffect } from 'react';
import { useSettled } from '../page-parts/use-settled.ts';
import { recordSeen, seenItems } from '../recent/seen-items.ts';

// Optional, at the end of the page, and known to this browser only, so it loads after the page.
const RecentlySeen = optionalPart(
  async () => (await import('../recent/recently-seen.tsx')).RecentlySeen,
);

export function ItemPage() {
  const { catalogId = '', catalogItemId = '' } = useParams();
  const catalogs = useCatalogs();
  const item = useItem(catalogId, catalogItemId);
  const catalog = catalogs.data?.find((candidate) => candidate.catalogId === catalogId);

  if (item.data === null) {
    return (
      <GonePage title={itemNotFound} id={catalogItemId}>
        We no longer sell this item, or its link has changed.
      </GonePage>
    );
  }
  if (item.isLoadingError) {
    return (
      <ErrorState
        title="We couldn't load the item"
        detail={item.error.message}
        onRetry={item.refetch}
      />
    );
  }
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: 'Shop', to: '/ui/shop' },
          { label: catalog?.title ?? '…', to: `/ui/shop/${catalogId}` },
          { label: item.data?.title ?? '…' },
        ]}
      />
      {item.data ? (
        <Item
          key={item.data.family?.familyId ?? catalogItemId}
          item={item.data}
          catalog={catalog}
        />
      ) : (
        <ItemSkeleton />
      )}
    </>
  );
}

function Item({ item, catalog }: { item: CatalogItem; catalog: Catalog | undefined }) {
  const seen = useSeenBefore(itemKey(item));
  const path = `/ui/shop/${itemKey(item)}`;
  const settings = useConfig();
  const image = item.image ? pictureSet(settings.cdnBase, item.image).src : null;
  useHead({
    title: item.seoTitle ?? item.title,
    description: item.seoDescription ?? item.description,
    path,
    ...(image && { image: { address: image, alt: item.imageAlt ?? item.title } }),
    // Read only in server-rendered pages, so browsers load neither the data nor its code.
    ...(import.meta.env.SSR && {
      structuredData: [
        familyData(item, productData(item, { path, image, settings })),
        breadcrumbData([
          { name: 'Shop', path: '/ui/shop' },
          { name: catalog?.title ?? item.catalogId, path: `/ui/shop/${item.catalogId}` },
          { name: item.title, path },
        ]),
      ],
    }),
  });

  return (
    <>
      <article className={styles.item}>
        <ItemPictures key={path} title={item.title} pictures={itemPictures(item)} />
        <BuyBox item={item} />
        <ItemDetails item={item} />
      </article>
      <CompareForm />
      {seen.length > 0 ? <RecentlySeen keys={seen} /> : null}
    </>
  );
}

function ItemSkeleton() {
  return (
    <div className={styles.item}>
      <Skeleton shape="picture" />
      <div className={styles.details}>
        <Skeleton shape="half" />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}

/** Returns the items seen in this browser before, and adds the current one. */
function useSeenBefore(key: ItemKey): ItemKey[] {
  const settled = useSettled();
  useEffect(() => {
    if (settled) recordSeen(key);
  }, [settled, key]);
  return settled ? seenItems().filter((other) => other !== key) : [];
}
