import { useHydrated } from '../../page-parts/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { hasPasskeys } from './ask-device.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Offers to use a passkey instead, if the browser supports them. */
export function PasskeyButton({ children }: { children: string }) {
  const { mutate, isPending } = usePasskeySignIn();
  if (!useHydrated() || !hasPasskeys()) return null;
  return (
    <Button wide busy={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
