import { useLocation } from 'react-router-dom';
import { useSignInFirst } from '../session/use-sign-in-first.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import { saveNoticeRequest } from './notice-request.ts';

/** Asks visitors to sign in, and requests the notification afterward. */
export function SignInFirst({ item }: { item: CatalogItem }) {
  const signInFirst = useSignInFirst();
  const { pathname, search } = useLocation();
  return (
    <Button
      aria-label={`Notify me: ${item.title}`}
      onClick={() => {
        saveNoticeRequest(item);
        signInFirst(pathname + search);
      }}
    >
      Notify me
    </Button>
  );
}
