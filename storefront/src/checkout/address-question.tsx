import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';
import { countriesQuery, type Address } from './queries.ts';
import styles from './checkout.module.css';

/** The address as it would be printed on the parcel, to agree to or not. */
export function AddressQuestion({
  address,
  onDeny,
  ...confirming
}: {
  address: Address;
  busy: boolean;
  leaving: boolean;
  blocked: boolean;
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
      <ConfirmButtons
        {...confirming}
        hint="Cancel lets you enter another address. Nothing is charged before the payment page."
      >
        <Button look="quiet" disabled={confirming.busy} onClick={onDeny}>
          Cancel
        </Button>
      </ConfirmButtons>
    </>
  );
}
