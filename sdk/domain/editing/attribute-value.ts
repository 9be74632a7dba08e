import { countries } from '../shipping/countries.ts';
import { isHsCode } from '../shipping/customs/customs-data.ts';
import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import type { components } from '../../src/schema.d.ts';
import { framedVideo } from '../media/framed-video.ts';
import type { InvalidField } from '../invalid-field.ts';
import { isWebUrl } from './web-address.ts';

export type AttributeType = components['schemas']['Attribute']['type'];

const LONGEST_TEXT = 2000;
const LONGEST_LINK = 2048;
/** Limited because specifications have to fit in a column. */
const LONGEST_SPEC = 200;

const mayBeEmpty: ReadonlySet<AttributeType> = new Set(['LICENSE', 'DOWNLOADABLE']);

/** Returns whether an upload, never a form, sets the values of this type. */
export const isNamedByUpload = (type: AttributeType): boolean =>
  type === 'IMAGE' || type === 'FILE';

/**
 * Returns an attribute's value as it is stored, depending on its type. Pictures and downloads are
 * uploaded later, so their values can be empty at first.
 * @param cleanMarkup removes markup that isn't allowed on a page
 */
export function attributeValue(
  type: AttributeType,
  input: string | undefined,
  cleanMarkup: (markup: string) => string,
): { value: string } | { invalid: InvalidField } {
  const value = (input ?? '').trim();
  if (isNamedByUpload(type) || (value === '' && mayBeEmpty.has(type))) return { value: '' };
  if (value === '') return invalid(`is required for ${type}.`);
  switch (type) {
    case 'HTML':
      return markup(cleanMarkup(value));
    case 'VIDEO':
      return video(value);
    case 'LINK':
    case 'EXTERNAL':
      return link(value);
    case 'WEIGHT':
      return weight(value);
    case 'SHIPPING':
      return shippingGroup(value);
    case 'SPEC':
      return spec(value);
    case 'HS_CODE':
      return isHsCode(value)
        ? { value }
        : invalid(
            'must be six to ten digits, with or without dots, such as 8501.52 or 8501.52.4000.',
          );
    case 'ORIGIN':
      return origin(value);
    default:
      if (value.length <= LONGEST_TEXT) return { value };
      return invalid(`must have at most ${LONGEST_TEXT} characters.`);
  }
}

function markup(clean: string) {
  return clean === '' ? invalid('has no content that can be shown on a page.') : { value: clean };
}

function video(value: string) {
  const address = framedVideo(value);
  if (address !== undefined) return { value: address };
  return invalid('must be an https link to youtube-nocookie.com or player.vimeo.com.');
}

function link(value: string) {
  if (isWebUrl(value) && value.length <= LONGEST_LINK) return { value };
  return invalid('must be an http or https URL.');
}

/** In ounces, the carrier's unit. */
function weight(value: string) {
  if (/^\d{1,6}(\.\d{1,3})?$/.test(value) && Number(value) > 0) return { value };
  return invalid('must be a weight in ounces above 0, such as 24 or 7.5.');
}

/** Items of one group ship in one parcel. Digital items have their own group. */
function shippingGroup(value: string) {
  const group = value.toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9 _-]{0,39}$/.test(group)) {
    return invalid('must be a short name of letters, digits, spaces and hyphens, such as PARCEL.');
  }
  if (group === DIGITAL_GROUP)
    return invalid(`must not be ${DIGITAL_GROUP}, which is reserved for digital items.`);
  return { value: group };
}

/** Two capital letters, as customs requires. */
function origin(value: string) {
  const country = value.toUpperCase();
  if (countries.includes(country)) return { value: country };
  return invalid('must be a two-letter country code, such as DE.');
}

/** Displayed as typed, on one line. */
function spec(value: string) {
  if (/\p{Cc}/u.test(value)) return invalid('must be a single line of visible characters.');
  if (value.length <= LONGEST_SPEC) return { value };
  return invalid(`must have at most ${LONGEST_SPEC} characters.`);
}

function invalid(message: string) {
  return { invalid: { path: 'value', subject: 'The value', message } };
}
