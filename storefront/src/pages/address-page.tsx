import { useMemo } from 'react';
import { useHead } from '../page-parts/head.tsx';
import { BuyingFacts } from '../cart/buying-facts.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { AlertLine } from '../ui/alert-line.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { AddressPanel } from '../checkout/address-panel.tsx';
import { CheckoutAside } from '../checkout/checkout-aside.tsx';
import { DigitalConfirmation } from '../checkout/digital-confirmation.tsx';
import { Panel } from '../checkout/panel.tsx';
import { savePlace } from '../addresses/place.ts';
import type { Address } from '../addresses/queries.ts';
import { ShippingChangeLine } from '../checkout/shipping-change-line.tsx';
import { ShortageLine } from '../checkout/shortage-line.tsx';
import { useAddressSteps } from '../checkout/use-address-steps.ts';
import { useCheckout, type NewAddress } from '../checkout/use-checkout.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import { useRejectedCheckout } from '../checkout/use-rejected-checkout.ts';
import styles from '../checkout/checkout.module.css';
import { Link } from '../ui/link.tsx';

/** Asks where to ship the cart, then leads to the payment page. */
export function AddressPage() {
  const { cart, needs, rejection } = useCheckoutCart();
  const steps = useAddressSteps();
  const displayed = steps.step.at === 'confirm' ? steps.step.address : null;
  const to = useMemo(() => displayed && placeOf(displayed), [displayed]);
  const { shortage, shippingChange, refuse, lastQuote } = useRejectedCheckout(to);
  const checkout = useCheckout({
    onSaved: steps.markSaved,
    onProblem: steps.setProblem,
    onRefused: refuse,
  });
  const title = needs === 'nothing' || needs === 'payment' ? 'Checkout' : 'Shipping Address';
  useHead({ title, unlisted: true });
  const confirming = {
    busy: checkout.busy,
    leaving: checkout.leaving,
    blocked: rejection !== null,
  };
  const confirm = (address: NewAddress | null) => {
    steps.setProblem(null);
    if (to) savePlace(to);
    checkout.start({ address, quoteId: to && lastQuote(to) });
  };

  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: 'Shop', to: '/ui/shop' },
          { label: 'Shopping Cart', to: '/ui/cart' },
          { label: title },
        ]}
      />
      <PageTitle title={title} />
      {needs === 'nothing' ? (
        <EmptyState title="Your Cart Is Empty :(">
          <p>There's nothing to check out.</p>
          <LinkButton to="/ui/shop">Go to the shop</LinkButton>
        </EmptyState>
      ) : (
        <div className={styles.checkout}>
          <div className={styles.panels}>
            {steps.problem === null ? null : <AlertLine>{steps.problem}</AlertLine>}
            {rejection === null ? (
              <>
                {shortage && <ShortageLine shortage={shortage} />}
                {shippingChange && <ShippingChangeLine change={shippingChange} />}
              </>
            ) : (
              <RejectionLine reason={rejection} />
            )}
            {needs === 'unknown' ? (
              <Waiting>Checking Shipping Address...</Waiting>
            ) : needs === 'payment' ? (
              <Panel title="No shipping needed" takeFocus={false}>
                <DigitalConfirmation {...confirming} onConfirm={() => confirm(null)} />
              </Panel>
            ) : (
              <AddressPanel
                steps={steps}
                confirming={confirming}
                onConfirm={(step) => confirm(step.isNew ? step : null)}
              />
            )}
          </div>
          <CheckoutAside cart={cart} ships={needs !== 'payment'} to={to} />
          <div className={styles.below}>
            <BuyingFacts ships={needs !== 'payment'} />
          </div>
        </div>
      )}
    </>
  );
}

const placeOf = ({ country, zip }: Address) => ({ country, zip });

/** Says why the cart can't be checked out, with a link to change it. */
function RejectionLine({ reason }: { reason: string }) {
  return (
    <AlertLine>
      {reason} <Link to="/ui/cart">Change your cart</Link>
    </AlertLine>
  );
}
