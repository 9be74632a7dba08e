import { LinkButton } from '../ui/link-button.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';

/** What is delivered online is shipped nowhere: a last look, and on to paying. */
export function DigitalConfirmation(confirming: {
  busy: boolean;
  leaving: boolean;
  blocked: boolean;
  onConfirm: () => void;
}) {
  return (
    <>
      <p>
        Everything in your cart is delivered online, so we need no shipping address. The payment
        page asks for the billing address, which decides the tax.
      </p>
      <ConfirmButtons {...confirming} hint="Nothing is charged before the payment page.">
        <LinkButton look="quiet" to="/ui/cart">
          Cancel Checkout
        </LinkButton>
      </ConfirmButtons>
    </>
  );
}
