import { Button } from '../ui/button.tsx';
import { AddressLines } from '../addresses/address-lines.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';
import type { Confirmation } from './use-address-steps.ts';
import styles from './checkout.module.css';

/** Shows the address as it would be printed on the parcel, and asks whether it is correct. */
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
            {asTyped ? "Use the carrier's version" : 'Use the address as I typed it'}
          </Button>
        </div>
      ) : null}
      <ConfirmButtons
        {...confirming}
        hint="Select Cancel to enter another address. You won't be charged until you pay."
      >
        <Button look="quiet" disabled={confirming.busy} onClick={onDeny}>
          Cancel
        </Button>
      </ConfirmButtons>
    </>
  );
}
