import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { useExtended } from '../editing/use-extended.ts';
import { CatalogsScreen } from './catalogs-screen.tsx';

/** `/ui/admin/storeBuilder`: the catalogues, and their editor for administrators. */
export function StoreBuilder() {
  const extended = useExtended();
  if (extended === null) return <ScreenSkeleton />;
  return <CatalogsScreen extended={extended} />;
}
