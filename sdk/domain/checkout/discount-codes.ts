import type { UnfitField } from '../unfit-field.ts';
import { refusal } from '../refusal.ts';
import { noSuch } from '../records.ts';

interface CodeInput {
  percent?: number;
  amount?: number;
  starts?: string;
  ends?: string;
}

/** What of a new code cannot be, judged by itself; null where it can. */
export function unfitCode(
  { percent, amount, starts, ends }: CodeInput,
  now: Date,
): UnfitField | null {
  if ((percent === undefined) === (amount === undefined)) {
    return {
      path: 'percent',
      subject: 'The discount',
      message: 'must be a percentage or an amount.',
    };
  }
  if (ends === undefined) return null;
  const end = Date.parse(ends);
  const subject = 'The end';
  if (end <= now.getTime()) return { path: 'ends', subject, message: 'must be in the future.' };
  if (starts === undefined || Date.parse(starts) < end) return null;
  return { path: 'ends', subject, message: 'must be after the start.' };
}

export const noSuchCode = noSuch('discount code');
export const codeMade = (code: string) => `Customers can use the code ${code}.`;
export const codeSwitched = (code: string, active: boolean) =>
  `The code ${code} is switched ${active ? 'on' : 'off'}.`;
export const codeEntered = (code: string) => `The code ${code} is in your cart.`;
export const codeRemoved = 'Your cart has no discount code.';

export const codeTaken = (code: string) =>
  refusal(
    'NAME_TAKEN',
    `There is an active code ${code} already. Switch it off first, or choose another name.`,
  );
const switchedMeanwhile = (code: string) =>
  refusal(
    'CHANGED_MEANWHILE',
    `Somebody has switched ${code} since you looked at it. Look at it again.`,
  );
/** Why a code is not switched; null where it is as it was seen, or nobody says how that was. */
export const refuseSwitch = (
  { code, version }: { code: string; version: number },
  seen: number | undefined,
) => (seen === undefined || seen === version ? null : switchedMeanwhile(code));
export const codeOver = (code: string) =>
  refusal('DISCOUNT_ENDED', `The code ${code} has ended. Make a new one instead.`);
/** @param title of an item that the code is to be for */
export const publishItemFirst = (title: string) =>
  refusal(
    'PRODUCT_NOT_PUBLISHED',
    `The payment provider has no product for ${title} yet. Publish it first, then make the code.`,
  );
/** @param message the provider's own */
export const codeRefused = (message: string) =>
  refusal(
    'PROVIDER_REFUSED',
    `The payment provider refused the code: ${/[.!?]$/.test(message) ? message : `${message}.`} Make another one.`,
  );
