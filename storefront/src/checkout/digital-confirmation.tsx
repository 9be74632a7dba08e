import { LinkButton } from '../ui/link-button.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';

/** Confirms an all-digital cart, which needs no shipping, before paying. */
export function DigitalConfirmation(confirming: {
  busy: boolean;
  leaving: boolean;
  blocked: boolean;
  onConfirm: () => void;
}) {
  return (
    <>
      <p>
        Everything in your cart is digital, so you don't need a shipping address. The payment page
        asks for your billing address to calculate tax.
      </p>
      <ConfirmButtons {...confirming} hint="You won't be charged until you pay.">
        <LinkButton look="quiet" to="/ui/cart">
          Cancel Checkout
        </LinkButton>
      </ConfirmButtons>
    </>
  );
}
