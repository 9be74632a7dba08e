import { lazy, Suspense } from 'react';
import { PageTitle } from '../catalog/page-title.tsx';
import { AlertLine } from '../ui/alert-line.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { AddressQuestion } from './address-question.tsx';
import { CheckoutAside } from './checkout-aside.tsx';
import { Panel } from './panel.tsx';
import { ShortageLine } from './shortage-line.tsx';
import { useAddressSteps } from './use-address-steps.ts';
import { useCheckout } from './use-checkout.ts';
import { useRefusedCheckout } from './use-refused-checkout.ts';
import styles from './checkout.module.css';

const AddressForm = lazy(async () => ({
  default: (await import('./address-form.tsx')).AddressForm,
}));

/** Where to ship, and from there to the payment page. */
export function AddressPage() {
  const { step, moved, problem, setProblem, checking, submit, deny, markSaved } = useAddressSteps();
  const { shortage, refuse } = useRefusedCheckout();
  const checkout = useCheckout({ onSaved: markSaved, onProblem: setProblem, onRefused: refuse });

  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: 'Shop', to: '/ui/shop' },
          { label: 'Shopping Cart', to: '/ui/cart' },
          { label: 'Shipping Address' },
        ]}
      />
      <PageTitle title="Shipping Address" />
      <div className={styles.checkout}>
        <div className={styles.panels}>
          {problem === null ? null : <AlertLine>{problem}</AlertLine>}
          {shortage ? <ShortageLine shortage={shortage} /> : null}
          {panel()}
        </div>
        <CheckoutAside />
      </div>
    </>
  );

  function panel() {
    if (step.at === 'checking') return <Waiting>Checking Shipping Address...</Waiting>;
    if (step.at === 'unreachable') {
      return (
        <ErrorState
          title="Your address could not be looked up"
          detail={step.message}
          onRetry={step.retry}
        />
      );
    }
    if (step.at === 'form') {
      return (
        <Panel title="Please enter a shipping address below." takeFocus={moved}>
          <Suspense fallback={<Waiting />}>
            <AddressForm typed={step.typed} busy={checking} onSubmit={submit} />
          </Suspense>
        </Panel>
      );
    }
    return (
      <Panel
        title={
          step.typed ? 'Is the following address accurate?' : 'Do you want to ship to this address?'
        }
        takeFocus={moved}
      >
        <AddressQuestion
          address={step.address}
          busy={checkout.busy}
          leaving={checkout.leaving}
          onDeny={deny}
          onConfirm={() => {
            setProblem(null);
            checkout.start(step.isNew);
          }}
        />
      </Panel>
    );
  }
}
