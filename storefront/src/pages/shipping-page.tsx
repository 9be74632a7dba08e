import { PageTitle } from '../page-parts/page-title.tsx';
import { ShippingForm } from '../shipping/shipping-form.tsx';

/** A stub: the input is not used. */
export function ShippingPage() {
  return (
    <>
      <PageTitle title="Shipping" text="shipping works!" />
      <ShippingForm />
    </>
  );
}
