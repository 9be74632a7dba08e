import { countries } from '@spindle/sdk/domain/shipping/countries';
import type { VerificationError } from '../../addresses/address-record.ts';
import { errorBody, type EasypostErrorBody } from '../../easypost-failure.ts';
import type { CustomsInput } from './customs-input.ts';

const contents = new Set([
  'documents',
  'gift',
  'merchandise',
  'returned_goods',
  'sample',
  'dangerous_goods',
  'humanitarian_donation',
  'other',
]);
/**
 * Largest value in dollars per tariff number that may leave the country without an export filing.
 */
const UNFILED = 2500;
/** Tolerance, because sums of decimal ounces are not exact. */
const GRAIN = 0.001;

type Problem = [field: string, message: string];
type Item = NonNullable<CustomsInput['customs_items']>[number];

/**
 * Returns why a customs form is rejected, or null if it is valid.
 * @param ounces weight of the whole parcel
 */
export function validateCustoms(form: CustomsInput, ounces: number): EasypostErrorBody | null {
  const problems = [...problemsOfForm(form), ...problemsOfItems(form.customs_items ?? [], ounces)];
  if (problems.length === 0) return null;
  const errors = problems.map(([field, message]): VerificationError => ({
    code: 'PARAMETER.INVALID',
    field: `customs_info.${field}`,
    message,
    suggestion: null,
  }));
  const listed = errors.map(({ field, message }) => `${field} ${message}`).join('; ');
  return errorBody('PARAMETER.INVALID', `Customs info is not valid: ${listed}.`, errors);
}

function problemsOfForm(form: CustomsInput): Problem[] {
  const problems: Problem[] = [];
  const { contents_type: type, eel_pfc: citation } = form;
  if (!contents.has(type ?? '')) problems.push(['contents_type', 'is missing or not known']);
  if (type === 'other' && !form.contents_explanation) {
    problems.push(['contents_explanation', 'is required where contents_type is other']);
  }
  if (form.customs_certify !== true) problems.push(['customs_certify', 'must be true']);
  if (!form.customs_signer?.trim()) {
    problems.push(['customs_signer', 'is required where customs_certify is true']);
  }
  if (form.restriction_type !== 'none' && !form.restriction_comments) {
    problems.push(['restriction_comments', 'is required where restriction_type is not none']);
  }
  if (!citation) problems.push(['eel_pfc', 'is required']);
  else if (!/^(?:NOEEI 30\.\d{2}(?:\([a-z]\))?|AES X\d{14})$/.test(citation)) {
    problems.push(['eel_pfc', 'is neither an exemption nor an ITN']);
  } else if (
    citation === 'NOEEI 30.37(a)' &&
    highestCodeValue(form.customs_items ?? []) > UNFILED
  ) {
    problems.push(['eel_pfc', `must be an ITN where one tariff number is worth over $${UNFILED}`]);
  }
  return problems;
}

function problemsOfItems(items: readonly Item[], ounces: number): Problem[] {
  if (items.length === 0) return [['customs_items', 'is required']];
  const problems = items.flatMap((item, at) =>
    problemsOfItem(item).map(([field, message]): Problem => [
      `customs_items.${at}.${field}`,
      message,
    ]),
  );
  const weight = items.reduce((sum, item) => sum + (item.weight ?? 0), 0);
  if (weight > ounces + GRAIN) {
    problems.push(['customs_items', 'weigh more than the parcel they are in']);
  }
  return problems;
}

function problemsOfItem(item: Item): Problem[] {
  const problems: Problem[] = [];
  if (!item.description?.trim()) problems.push(['description', 'is required']);
  for (const field of ['quantity', 'value', 'weight'] as const) {
    if (!((item[field] ?? 0) > 0)) problems.push([field, 'must be greater than zero']);
  }
  if (!/^\d{6,10}$/.test((item.hs_tariff_number ?? '').replaceAll('.', ''))) {
    problems.push(['hs_tariff_number', 'must be six to ten digits']);
  }
  if (!countries.includes(item.origin_country ?? '')) {
    problems.push(['origin_country', 'must be a country in two capital letters']);
  }
  return problems;
}

/** Returns the highest total value among the tariff numbers. */
function highestCodeValue(items: readonly Item[]): number {
  const sums = new Map<string, number>();
  for (const { hs_tariff_number: number, value } of items) {
    const digits = (number ?? '').replaceAll('.', '');
    sums.set(digits, (sums.get(digits) ?? 0) + (value ?? 0));
  }
  return Math.max(0, ...sums.values());
}
