import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { replyOf, ShopError } from '@spindle/sdk/errors';
import { useAttempt } from '@spindle/sdk/react/use-intent';
import { useRef, useState } from 'react';
import { shop } from '../providers/shop.ts';
import { useNow } from '../ui/clock.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import {
  emptyGrant,
  errorsFrom,
  missingFrom,
  type GrantErrors,
  type GrantForm,
} from './grant-form.ts';

/** What is filled in to give somebody access, and how sending it goes. */
export function useGiveAccess(customerId: string, onGiven: (reason: string) => void) {
  const today = dayIn(useShopTimeZone(), new Date(useNow()));
  const [form, setForm] = useState<GrantForm>(emptyGrant);
  const [errors, setErrors] = useState<GrantErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const attempt = useAttempt();
  const underWay = useRef(false);

  function change(part: Partial<GrantForm>) {
    setForm((before) => ({ ...before, ...part }));
    const mended = new Set(Object.keys(part));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !mended.has(field))),
    );
  }

  /** Answers what is wrong with which field. */
  async function submit(): Promise<GrantErrors> {
    const missing = missingFrom(form, today);
    setErrors(missing);
    setRefusal(null);
    if (Object.keys(missing).length > 0 || underWay.current) return missing;
    underWay.current = true;
    setSending(true);
    try {
      const { catalogId, catalogItemId, forGood, until, note } = form;
      const { Status, Reason } = await attempt((once) =>
        replyOf(
          shop.POST('/api/admin/customers/{id}/grants', {
            params: { path: { id: customerId }, header: once },
            body: { catalogId, catalogItemId, note: note.trim(), ...(!forGood && { until }) },
          }),
        ),
      );
      if (Status === 'SUCCESS') onGiven(Reason);
      else setRefusal(Reason);
      return {};
    } catch (failure) {
      if (!(failure instanceof ShopError)) throw failure;
      const wrong = errorsFrom(failure.errors);
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) setRefusal(failure.message);
      return wrong;
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { form, change, errors, refusal, sending, today, submit };
}
