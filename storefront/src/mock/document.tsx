import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentOf } from '../app/document.ts';
import { IconSprite } from '../ui/icon.tsx';

interface MockDocument {
  origin: string;
  humanCheckScript: string;
}

/** The page around a store front that the browser renders itself; addresses are for Vite to resolve. */
export function mockDocument({ origin, humanCheckScript }: MockDocument): string {
  return documentOf({
    markup: '',
    icons: renderToStaticMarkup(<IconSprite />),
    state: { queries: [], renderedAt: 0, notFound: false },
    head: { title: 'Home', unlisted: true },
    origin,
    humanCheckScript,
    assets: {
      script: '/src/mock/entry.ts',
      styles: [],
      preloads: [],
      fonts: [font.replace(import.meta.env.BASE_URL, '/')],
      icon: '/favicon.svg',
    },
  });
}
