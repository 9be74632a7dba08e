import { useHead } from './head.tsx';
import { usePages } from './pages-context.ts';

/** What there is no page for shows Home. */
export function NotFound() {
  const { NotFoundPage } = usePages();
  return (
    <>
      <NotFoundPage />
      <NotListed />
    </>
  );
}

function NotListed() {
  useHead({ title: 'Home', unlisted: true });
  return null;
}
