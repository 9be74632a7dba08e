import { PageTitle } from '../page-parts/page-title.tsx';
import { ShippingForm } from '../shipping/shipping-form.tsx';

/** A stub: nothing is done with what is typed here. */
export function ShippingPage() {
  return (
    <>
      <PageTitle title="Shipping" text="shipping works!" />
      <ShippingForm />
    </>
  );
}
