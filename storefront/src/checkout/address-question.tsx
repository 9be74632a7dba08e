import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { countriesQuery, type Address } from './queries.ts';
import styles from './checkout.module.css';

/** The address as it would be printed on the parcel, to agree to or not. */
export function AddressQuestion({
  address,
  busy,
  leaving,
  onDeny,
  onConfirm,
}: {
  address: Address;
  busy: boolean;
  leaving: boolean;
  onDeny: () => void;
  onConfirm: () => void;
}) {
  const country = useQuery(countriesQuery()).data?.find(({ code }) => code === address.country);
  return (
    <>
      <address className={styles.address}>
        <span>{address.address}</span>
        <span>
          {address.city}, {address.state} {address.zip}
        </span>
        <span>{country?.name ?? address.country}</span>
      </address>
      <div className={styles.buttons}>
        <Button look="primary" busy={busy} onClick={onConfirm}>
          Checkout
        </Button>
        <Button look="quiet" disabled={busy} onClick={onDeny}>
          Cancel
        </Button>
      </div>
      <p className={styles.hint} role="status">
        {leaving
          ? 'Opening the payment page...'
          : 'Cancel lets you enter another address. Nothing is charged before the payment page.'}
      </p>
    </>
  );
}
