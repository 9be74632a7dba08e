import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { IconSprite } from '../ui/icon.tsx';
import { App } from './app.tsx';
import { configQuery, type Config } from '../shop/config.ts';
import { documentOf, type PageAssets } from './document.ts';
import { HeadCollector, type PageHead, type PictureSize } from '../page-parts/head.tsx';
import { DrawnParts } from '../page-parts/lazy-part.tsx';
import { fillQueries, type PageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';
import { HOME_MODULE, homePage, routeOf } from './routes.tsx';
import { pageSeeds, type PageData } from './page-seeds.ts';

export { canonicalQuery } from './canonical-query.ts';

export interface RenderRequest {
  /** Path of the requested page, without the query. */
  path: string;
  /** The query as returned by `canonicalQuery`: empty, or starting with a question mark. */
  search: string;
  /** The shop's URL, without a slash at the end. */
  origin: string;
  config: Config;
  data: PageData;
  /** When the data was current, in epoch milliseconds. */
  renderedAt: number;
  /** URL of reCAPTCHA's script, or null if there is none. */
  humanCheckScript: string | null;
  /** Returns the built files that render these modules. */
  assetsOf: (modules: string[]) => PageAssets;
  /** Returns the size in pixels of the picture at a URL, or null if unknown. */
  sizeOf?: ((address: string) => Promise<PictureSize | null>) | undefined;
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** True if everyone gets the same page until the data changes. */
  shareable: boolean;
}

const icons = toMarkup(<IconSprite />);

/** Renders a whole page as visitors see it. The browser adds what only signed-in users see. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const route = routeOf(request.path);
  const { queries, found, lasting = true } = await pageSeeds(request, request.data);
  const known = {
    queries: [[configQuery().queryKey, request.config], ...queries],
    renderedAt: request.renderedAt,
    notFound: !found,
  } satisfies Omit<PageState, 'parts'>;
  const client = createQueryClient();
  fillQueries(client, known);
  await Promise.all([homePage.preload(), route?.rendered ? route.page.preload() : undefined]);

  const collector: { head: PageHead } = { head: { title: 'Home' } };
  const drawn = new Set<string>();
  const markup = await toMarkup(
    <HeadCollector value={collector}>
      <DrawnParts value={drawn}>
        <StaticRouter location={request.path + request.search}>
          <App client={client} />
        </StaticRouter>
      </DrawnParts>
    </HeadCollector>,
  );
  const parts = [...drawn];
  client.clear();
  const { head } = collector;
  const size = head.image && (await request.sizeOf?.(head.image.address));
  if (head.image && size) head.image = { ...head.image, size };
  return {
    status: found ? 200 : 404,
    shareable: found && lasting,
    html: documentOf({
      markup,
      icons: await icons,
      state: { ...known, parts },
      head,
      origin: request.origin,
      config: request.config,
      humanCheckScript: request.humanCheckScript,
      assets: request.assetsOf([
        ...(route?.rendered ? [route.rendered, ...parts] : []),
        ...(found ? [] : [HOME_MODULE]),
      ]),
    }),
  };
}

function toMarkup(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // Otherwise React sends large parts late and moves them into place with an inline script,
      // which the content security policy blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
