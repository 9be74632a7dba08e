import { lazyComponent } from '@spindle/sdk/react/lazy-component';

const itemsOfCatalog = lazyComponent(
  async () => (await import('../pages/item-list-screen.tsx')).ItemListScreen,
);
const attributeEditor = lazyComponent(
  async () => (await import('../pages/attribute-editor.tsx')).AttributeEditor,
);

/**
 * Screens below `/ui/admin`. Every signed-in user can see these screens. Administrators can also
 * edit.
 */
export const storeScreens = [
  {
    path: '/storeBuilder',
    screen: lazyComponent(async () => (await import('../pages/store-builder.tsx')).StoreBuilder),
  },
  { path: '/storeBuilder/:catalogId', screen: itemsOfCatalog },
  { path: '/storeBuilder/itemEditor/:catalogId', screen: itemsOfCatalog },
  {
    path: '/storeBuilder/content/:catalogId/:catalogItemId',
    screen: lazyComponent(
      async () => (await import('../pages/licensed-content.tsx')).LicensedContent,
    ),
  },
  { path: '/storeBuilder/:catalogId/:catalogItemId', screen: attributeEditor },
  { path: '/storeBuilder/itemEditor/:catalogId/:catalogItemId', screen: attributeEditor },
];

/** Screens below `/ui/creator`. */
export const contentScreens = [
  {
    path: '/',
    screen: lazyComponent(
      async () => (await import('../pages/content-builder.tsx')).ContentBuilder,
    ),
  },
  {
    path: '/:category',
    screen: lazyComponent(
      async () => (await import('../pages/section-elements.tsx')).SectionElements,
    ),
  },
  {
    path: '/:category/:elementId',
    screen: lazyComponent(async () => (await import('../pages/element-page.tsx')).ElementPage),
  },
];
