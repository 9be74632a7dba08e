import { streetAddressOf } from '@spindle/sdk/domain/checkout/street-address';
import { useQuery } from '@tanstack/react-query';
import { addressBookQuery } from '../addresses/address-book-query.ts';
import { useSaveAddress } from '../addresses/use-save-address.ts';
import { Button } from '../ui/button.tsx';
import type { Address } from '../addresses/queries.ts';
import styles from './checkout.module.css';

/** Offers to save the address about to be used, unless it is saved already. */
export function SaveAddress({ address }: { address: Address }) {
  const { data } = useQuery(addressBookQuery());
  const { send, busy } = useSaveAddress(null);
  const written = JSON.stringify(streetAddressOf(address));
  if (!data) return null;
  if (data.addresses.some((saved) => JSON.stringify(streetAddressOf(saved)) === written)) {
    return (
      <p className={styles.hint} role="status">
        Saved to your address book.
      </p>
    );
  }
  return (
    <div className={styles.buttons}>
      <Button busy={busy} onClick={() => void send(streetAddressOf(address))}>
        Save this address
      </Button>
    </div>
  );
}
