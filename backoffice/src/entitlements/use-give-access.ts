import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { ShopError } from '@spindle/sdk/errors';
import { isFit, useTypedForm } from '../editing/use-typed-form.ts';
import { useAct } from '../providers/write-hooks.ts';
import { useNow } from '../ui/clock.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { emptyGrant, errorsFrom, missingFrom } from './grant-form.ts';

/** What is filled in to give somebody access, and how sending it goes. */
export function useGiveAccess(customerId: string, onGiven: (reason: string) => void) {
  const today = dayIn(useShopTimeZone(), new Date(useNow()));
  const { form, change, errors, setErrors } = useTypedForm(emptyGrant);
  const [grant, { error, isPending, reset }] = useAct('entitlements', 'grant', {
    onSuccess: ({ Reason }) => onGiven(Reason),
    onError: (failure) => setErrors(foundIn(failure)),
  });

  function submit() {
    const missing = missingFrom(form, today);
    setErrors(missing);
    reset();
    if (!isFit(missing)) return;
    const { catalogId, catalogItemId, forGood, until, note } = form;
    grant({
      data: { customerId, catalogId, catalogItemId, note: note.trim(), ...(!forGood && { until }) },
    });
  }

  const refusal = error && isFit(foundIn(error)) ? error.message : null;
  return { form, change, errors, refusal, sending: isPending, today, submit };
}

const foundIn = (error: Error) => errorsFrom(error instanceof ShopError ? error.errors : []);
