import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { AddressQuestion } from './address-question.tsx';
import { Panel } from './panel.tsx';
import type { Confirmation, useAddressSteps } from './use-address-steps.ts';

const AddressForm = lazyComponent(async () => (await import('./address-form.tsx')).AddressForm);

const SaveAddress = lazyComponent(async () => (await import('./save-address.tsx')).SaveAddress);

const SavedAddresses = lazyComponent(
  async () => (await import('./saved-addresses.tsx')).SavedAddresses,
);

/** Shows the current step: the address is loaded, entered, or confirmed. */
export function AddressPanel({
  steps: { step, moved, checking, submit, deny, chooseWriting },
  confirming,
  onConfirm,
}: {
  steps: ReturnType<typeof useAddressSteps>;
  confirming: { busy: boolean; leaving: boolean; blocked: boolean };
  onConfirm: (step: Confirmation) => void;
}) {
  if (step.at === 'checking') return <Waiting>Checking Shipping Address...</Waiting>;
  if (step.at === 'unreachable') {
    return (
      <ErrorState
        title="We couldn't look up your address"
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
          <SavedAddresses busy={checking} onChoose={(address) => void submit(address)} />
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
        {...confirming}
        step={step}
        onDeny={deny}
        onChooseWriting={chooseWriting}
        onConfirm={() => onConfirm(step)}
      />
      {step.isNew ? (
        <Suspense fallback={null}>
          <SaveAddress address={step.address} />
        </Suspense>
      ) : null}
      {step.typed === null ? (
        <Suspense fallback={null}>
          <SavedAddresses
            busy={checking || confirming.busy}
            onChoose={(address) => void submit(address)}
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}
