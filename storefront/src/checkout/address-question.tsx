import { Button } from '../ui/button.tsx';
import { AddressLines } from '../addresses/address-lines.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';
import type { Confirmation } from './use-address-steps.ts';
import styles from './checkout.module.css';

/** The address as it would be printed on the parcel, to agree to or not. */
export function AddressQuestion({
  step: { address, suggested, asTyped, note },
  onDeny,
  onChooseWriting,
  ...confirming
}: {
  step: Confirmation;
  busy: boolean;
  leaving: boolean;
  blocked: boolean;
  onDeny: () => void;
  onChooseWriting: (asTyped: boolean) => void;
  onConfirm: () => void;
}) {
  return (
    <>
      <address className={styles.address}>
        <AddressLines address={address} />
      </address>
      {note === null ? null : <p className={styles.hint}>{note}</p>}
      {suggested ? (
        <div className={styles.buttons}>
          <Button disabled={confirming.busy} onClick={() => onChooseWriting(!asTyped)}>
            {asTyped ? 'Use it as the carrier writes it' : 'Use the address as I typed it'}
          </Button>
        </div>
      ) : null}
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
