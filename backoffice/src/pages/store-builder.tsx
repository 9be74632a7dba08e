import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { useHasAccess } from '../editing/use-has-access.ts';
import { CatalogsScreen } from '../catalog/catalogs-screen.tsx';

/** `/ui/admin/storeBuilder`: the catalogs, and their editor for administrators. */
export function StoreBuilder() {
  const mayEdit = useHasAccess('edit', 'catalogs');
  if (mayEdit === null) return <ScreenSkeleton />;
  return <CatalogsScreen extended={mayEdit} />;
}
