import type { components } from '../../src/schema.d.ts';
import type { InvalidField } from '../invalid-field.ts';
import { rejection } from '../rejection.ts';
import { tagDifference } from '../remarks/tags.ts';
import { noSuch } from '../records.ts';

type Schemas = components['schemas'];
type CodeInput = Schemas['CreateDiscountCodeInput'];

/** Returns the invalid field of a new code, or null. Doesn't compare it with other codes. */
export function invalidCode(
  {
    percent,
    amount,
    freeShipping = false,
    items = [],
    families = [],
    catalogs = [],
    starts,
    ends,
  }: Omit<CodeInput, 'code'>,
  now: Date,
): InvalidField | null {
  const kinds = [percent !== undefined, amount !== undefined, freeShipping];
  if (kinds.filter(Boolean).length !== 1) {
    return {
      path: 'percent',
      subject: 'The discount',
      message: 'must be a percentage, an amount or free shipping.',
    };
  }
  if (freeShipping && items.length + families.length + catalogs.length > 0) {
    return { path: 'items', subject: 'The items', message: "can't limit free shipping." };
  }
  if (ends === undefined) return null;
  const end = Date.parse(ends);
  const subject = 'The end';
  if (end <= now.getTime()) return { path: 'ends', subject, message: 'must be in the future.' };
  if (starts === undefined || Date.parse(starts) < end) return null;
  return { path: 'ends', subject, message: 'must be after the start.' };
}

/** A stored code. Unless the shop keeps it, it needs a promotion code at the provider. */
interface StoredCode extends Pick<
  Schemas['DiscountCode'],
  | 'id'
  | 'code'
  | 'percent'
  | 'freeShipping'
  | 'items'
  | 'families'
  | 'catalogs'
  | 'customerTags'
  | 'uses'
  | 'usesPerCustomer'
  | 'active'
  | 'used'
  | 'problem'
> {
  amountCents: number | null;
  keptByShop: boolean;
  leastSumCents: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  promotionCodeId: string | null;
  createdAt: Date;
  version: number;
}

/**
 * Returns whether the shop itself applies a code, because the provider has no free shipping and can't
 * limit a promotion code to items that join its families and catalogs later.
 */
export const isKeptByShop = ({
  freeShipping = false,
  families = [],
  catalogs = [],
}: Pick<CodeInput, 'freeShipping' | 'families' | 'catalogs'>) =>
  freeShipping || families.length + catalogs.length > 0;

/**
 * Returns a new code's columns and its audit entry.
 * @param families the families in `body`, with their titles
 */
export const newCode = (body: CodeInput, families: readonly Schemas['CodeFamily'][]) => ({
  code: {
    code: body.code,
    percent: body.percent ?? null,
    amountCents: body.amount ?? null,
    freeShipping: body.freeShipping ?? false,
    keptByShop: isKeptByShop(body),
    items: [...(body.items ?? [])],
    families: [...families],
    catalogs: [...new Set(body.catalogs)],
    customerTags: tagDifference([], body.customerTags ?? []).add,
    startsAt: body.starts === undefined ? null : new Date(body.starts),
    endsAt: body.ends === undefined ? null : new Date(body.ends),
    uses: body.uses ?? null,
    usesPerCustomer: body.usesPerCustomer ?? null,
    leastSumCents: body.leastSum ?? null,
  },
  audit: auditOf('make-code', body.code, { before: null, after: { ...body } }),
});

export function presentCode({ promotionCodeId, ...row }: StoredCode): Schemas['DiscountCode'] {
  const made = promotionCodeId === null && !row.keptByShop ? 'MAKING' : 'READY';
  return {
    id: row.id,
    code: row.code,
    percent: row.percent,
    amount: row.amountCents,
    freeShipping: row.freeShipping,
    items: row.items,
    families: row.families,
    catalogs: row.catalogs,
    customerTags: row.customerTags,
    starts: row.startsAt?.toISOString() ?? null,
    ends: row.endsAt?.toISOString() ?? null,
    uses: row.uses,
    usesPerCustomer: row.usesPerCustomer,
    leastSum: row.leastSumCents,
    active: row.active,
    used: row.used,
    state: row.problem === null ? made : 'REFUSED',
    problem: row.problem,
    dateCreated: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** Returns whether a code has expired and its name can be used again. */
export const hasEnded = ({ endsAt }: { endsAt: Date | null }, now: Date) =>
  endsAt !== null && endsAt <= now;

/**
 * Enables or disables a code, and audits the change. Does nothing if the code already has that
 * status.
 */
export function setCodeActive(
  {
    code,
    version,
    ...saved
  }: Pick<StoredCode, 'code' | 'version' | 'active' | 'problem' | 'endsAt'>,
  { active, version: seen }: { active: boolean; version?: number },
  now: Date,
) {
  if (seen !== undefined && seen !== version) return { rejection: switchedMeanwhile(code) };
  if (saved.active === active) return { rejection: null, changes: null };
  if (saved.problem !== null) return { rejection: codeRejected(saved.problem) };
  if (active && hasEnded(saved, now)) return { rejection: codeExpired(code) };
  const [before, after] = [{ active: saved.active }, { active }];
  const audit = auditOf('switch-code', code, { before, after });
  return { rejection: null, changes: { code: { active, version: version + 1 }, audit } };
}

const auditOf = <Change extends object>(verb: string, code: string, change: Change) => ({
  action: `checkout.${verb}`,
  subject: `code ${code}`,
  ...change,
});

export const noSuchCode = noSuch('discount code');
export const codeMade = (code: string) => `Code ${code} created. Customers can use it now.`;
export const codeSwitched = (code: string, active: boolean) =>
  `Code ${code} turned ${active ? 'on' : 'off'}.`;
export const codeEntered = (code: string) => `Code ${code} applied.`;
export const codeRemoved = 'Discount code removed.';

export const codeTaken = (code: string) =>
  rejection(
    'NAME_TAKEN',
    `An active code ${code} already exists. Turn it off first, or choose another code.`,
  );
const switchedMeanwhile = (code: string) =>
  rejection(
    'CHANGED_MEANWHILE',
    `Someone turned code ${code} on or off after you loaded this page. Reload the page.`,
  );
export const codeExpired = (code: string) =>
  rejection('DISCOUNT_ENDED', `Code ${code} has expired. Create a new code instead.`);
/** @param title title of an item that the code is for */
export const publishItemFirst = (title: string) =>
  rejection(
    'PRODUCT_NOT_PUBLISHED',
    `The payment provider has no product for ${title} yet. Publish the item first, then create the code.`,
  );
/** @param message the provider's message */
export const codeRejected = (message: string) =>
  rejection(
    'PROVIDER_REFUSED',
    `The payment provider rejected the code: ${/[.!?]$/.test(message) ? message : `${message}.`} Create a different code.`,
  );
