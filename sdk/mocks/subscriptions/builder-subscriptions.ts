import type { components } from '../../src/schema.d.ts';
import { byWeight, itemsOf } from '../catalog/shop-window.ts';
import type { ShopState } from '../state.ts';

/** Everything that is sold by subscription, disabled items and catalogues included. */
export function builderSubscriptions(
  state: ShopState,
): components['schemas']['BuilderSubscription'][] {
  const catalogs = state.catalogs.toSorted(byWeight(({ catalogId }) => catalogId));
  return catalogs.flatMap(({ catalogId, title: catalogTitle }) =>
    itemsOf(state, catalogId)
      .filter(({ subscription }) => subscription)
      .map(({ catalogItemId, title, description, image }) => ({
        SubscriptionId: `${catalogId}_${catalogItemId}`,
        catalogId,
        catalogTitle,
        catalogItemId,
        title,
        description,
        image,
      })),
  );
}
