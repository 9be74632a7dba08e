import { ShopError } from '@spindle/sdk/errors';
import { isFit, useTypedForm } from '../editing/use-typed-form.ts';
import { useCreate } from '../providers/write-hooks.ts';
import { useNow } from '../ui/clock.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { bodyOf, codeErrors, emptyCode, errorsFrom } from './code-form.ts';

/** What is filled in to make a code, and how sending it goes. */
export function useNewCode(onMade: (reason: string) => void) {
  const now = useNow();
  const timeZone = useShopTimeZone();
  const { form, change, errors, setErrors } = useTypedForm(emptyCode);
  const [create, { error, isPending, reset }] = useCreate('codes', {
    onSuccess: ({ Reason }) => onMade(Reason),
    onError: (failure) => setErrors(foundIn(failure)),
  });

  function submit() {
    const wrong = codeErrors(form, { now, timeZone });
    setErrors(wrong);
    reset();
    if (isFit(wrong)) create({ data: bodyOf(form, timeZone) });
  }

  const refusal = error && isFit(foundIn(error)) ? error.message : null;
  return { form, change, errors, refusal, sending: isPending, submit };
}

const foundIn = (error: Error) => errorsFrom(error instanceof ShopError ? error.errors : []);
