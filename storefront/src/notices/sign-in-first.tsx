import { useLocation } from 'react-router-dom';
import { useSignInFirst } from '../session/use-sign-in-first.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import { wantNotice } from './wanted-notice.ts';

/** Asks visitors to sign in, and requests the notification afterwards. */
export function SignInFirst({ item }: { item: CatalogItem }) {
  const signInFirst = useSignInFirst();
  const { pathname, search } = useLocation();
  return (
    <Button
      aria-label={`Notify me: ${item.title}`}
      onClick={() => {
        wantNotice(item);
        signInFirst(pathname + search);
      }}
    >
      Notify me
    </Button>
  );
}
