import { lazy } from 'react';

const itemsOfCatalog = lazy(async () => ({
  default: (await import('../catalog/item-list-screen.tsx')).ItemListScreen,
}));
const attributeEditor = lazy(async () => ({
  default: (await import('../attributes/attribute-editor.tsx')).AttributeEditor,
}));

/** Below `/ui/admin`. Read by everybody who is signed in, edited by administrators. */
export const storeScreens = [
  {
    path: '/storeBuilder',
    screen: lazy(async () => ({
      default: (await import('../catalog/store-builder.tsx')).StoreBuilder,
    })),
  },
  { path: '/storeBuilder/:catalogId', screen: itemsOfCatalog },
  { path: '/storeBuilder/itemEditor/:catalogId', screen: itemsOfCatalog },
  {
    path: '/storeBuilder/content/:catalogId/:catalogItemId',
    screen: lazy(async () => ({
      default: (await import('../releases/licensed-content.tsx')).LicensedContent,
    })),
  },
  { path: '/storeBuilder/:catalogId/:catalogItemId', screen: attributeEditor },
  { path: '/storeBuilder/itemEditor/:catalogId/:catalogItemId', screen: attributeEditor },
];

/** Below `/ui/creator`. */
export const contentScreens = [
  {
    path: '/',
    screen: lazy(async () => ({
      default: (await import('../content/content-builder.tsx')).ContentBuilder,
    })),
  },
  {
    path: '/:category',
    screen: lazy(async () => ({
      default: (await import('../content/section-elements.tsx')).SectionElements,
    })),
  },
  {
    path: '/:category/:elementId',
    screen: lazy(async () => ({
      default: (await import('../content/element-page.tsx')).ElementPage,
    })),
  },
];
