import { asJson } from '@spindle/sdk/client';
import { replyOf, ShopError } from '@spindle/sdk/errors';
import { useAttempt } from '@spindle/sdk/react/use-intent';
import { useRef, useState } from 'react';
import { shop } from '../providers/shop.ts';
import { useNow } from '../ui/clock.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import {
  bodyOf,
  codeErrors,
  emptyCode,
  errorsFrom,
  type CodeErrors,
  type CodeForm,
} from './code-form.ts';

/** What is filled in to make a code, and how sending it goes. */
export function useNewCode(onMade: (reason: string) => void) {
  const now = useNow();
  const [form, setForm] = useState<CodeForm>(emptyCode);
  const [errors, setErrors] = useState<CodeErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const timeZone = useShopTimeZone();
  const attempt = useAttempt();
  const underWay = useRef(false);

  function change(part: Partial<CodeForm>) {
    setForm((before) => ({ ...before, ...part }));
    const mended = new Set(Object.keys(part));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !mended.has(field))),
    );
  }

  async function submit(): Promise<void> {
    const wrong = codeErrors(form, { now, timeZone });
    setErrors(wrong);
    setRefusal(null);
    if (Object.keys(wrong).length > 0 || underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      const { Status, Reason } = await attempt((once) =>
        replyOf(
          shop.POST('/api/admin/codes', {
            params: { header: once },
            body: bodyOf(form, timeZone),
            ...asJson,
          }),
        ),
      );
      if (Status === 'SUCCESS') onMade(Reason);
      else setRefusal(Reason);
    } catch (failure) {
      if (!(failure instanceof ShopError)) throw failure;
      const found = errorsFrom(failure.errors);
      setErrors(found);
      if (Object.keys(found).length === 0) setRefusal(failure.message);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { form, change, errors, refusal, sending, submit };
}
