import { streetAddressOf } from '@spindle/sdk/domain/checkout/street-address';
import { AddressLines } from '../../addresses/address-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SavedAddress } from '../../addresses/address-book-query.ts';
import { useDeleteAddress } from './use-delete-address.ts';
import { useSaveAddress } from '../../addresses/use-save-address.ts';
import styles from './addresses.module.css';

/** Shows a saved address with its actions. */
export function AddressCard({ saved, onEdit }: { saved: SavedAddress; onEdit: () => void }) {
  const remove = useDeleteAddress(saved);
  const { send, busy } = useSaveAddress(saved.id);
  const makeDefault = () => void send({ ...streetAddressOf(saved), default: true });
  const which = <VisuallyHidden>{saved.address}</VisuallyHidden>;
  return (
    <div className={styles.card}>
      <address className={styles.address}>
        <AddressLines address={saved} />
      </address>
      {saved.default ? <Chip>Default</Chip> : null}
      <div className={styles.tools}>
        <Button onClick={onEdit}>Edit {which}</Button>
        {saved.default ? null : (
          <Button look="quiet" busy={busy} onClick={makeDefault}>
            Make default {which}
          </Button>
        )}
        <Button look="quiet" busy={remove.busy} onClick={remove.ask}>
          Delete {which}
        </Button>
      </div>
    </div>
  );
}
