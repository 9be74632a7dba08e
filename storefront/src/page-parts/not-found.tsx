import { useHead } from './head.tsx';
import { lazyPart } from './lazy-part.tsx';
import { usePages } from './pages-context.ts';

/** An unknown address shows Home, as the specification says. */
export function NotFound() {
  const { NotFoundPage } = usePages();
  return (
    <>
      <NotFoundPage />
      <NotListed title="Home" />
    </>
  );
}

// Few addresses are gone, so this loads only where one is.
export const { Part: GonePage } = lazyPart(
  async () => (await import('./gone-page.tsx')).GonePage,
  'src/page-parts/gone-page.tsx',
);

export function NotListed({ title }: { title: string }) {
  useHead({ title, unlisted: true });
  return null;
}
