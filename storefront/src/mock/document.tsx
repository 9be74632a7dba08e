import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { business } from '@spindle/sdk/mocks/config/business';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentOf } from '../app/document.ts';
import { IconSprite } from '../ui/icon.tsx';

interface MockDocument {
  origin: string;
  humanCheckScript: string;
  /** The prefix of file URLs, where Vite doesn't add it. */
  base: string;
  /** Relative to the base. */
  script: string;
}

/** Returns the document of a storefront that the browser renders itself. */
export function mockDocument({ origin, humanCheckScript, base, script }: MockDocument): string {
  return documentOf({
    markup: '',
    icons: renderToStaticMarkup(<IconSprite />),
    state: { queries: [], renderedAt: 0, notFound: false, parts: [] },
    head: { title: 'Home', unlisted: true },
    origin,
    config: { ...business, cdnBase: '/images' },
    humanCheckScript,
    assets: {
      script: base + script,
      styles: [],
      preloads: [],
      fonts: [font.replace(import.meta.env.BASE_URL, base)],
      icon: `${base}favicon.svg`,
    },
  });
}
