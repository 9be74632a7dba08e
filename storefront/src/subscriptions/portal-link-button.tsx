import type { ReactNode } from 'react';
import { useOpenPortal } from './use-open-portal.ts';
import { Button } from '../ui/button.tsx';

/** Links to the payment provider's pages, where customers change cards and plans. */
export function PortalLinkButton({
  look,
  wide,
  children,
}: {
  look: 'strong' | 'secondary';
  wide?: boolean;
  children: ReactNode;
}) {
  const { open, busy } = useOpenPortal();
  return (
    <Button look={look} {...(wide && { wide })} busy={busy} onClick={open}>
      {children}
    </Button>
  );
}
