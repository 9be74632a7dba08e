import { badRequest } from '@spindle/sdk/contract/failure';
import { framedVideo } from '@spindle/sdk/domain/media/framed-video';
import { cleanMarkup } from './clean-markup.ts';
import type { AttributeType } from './attribute-type.ts';
import { isWebAddress } from './web-address.ts';

const LONGEST_TEXT = 2000;
const LONGEST_LINK = 2048;

const mayBeEmpty: ReadonlySet<AttributeType> = new Set(['LICENSE', 'DOWNLOADABLE']);

/**
 * A value as it is stored, by what the attribute holds. Pictures and downloads come by upload: theirs
 * may be empty until then.
 * @throws 400 naming the field where it can't be that
 */
export function attributeValue(type: AttributeType, given: string | undefined): string {
  const value = (given ?? '').trim();
  if (type === 'IMAGE' || (value === '' && mayBeEmpty.has(type))) return '';
  if (value === '') throw wrong(`is needed for ${type}.`);
  switch (type) {
    case 'HTML':
      return markup(value);
    case 'VIDEO':
      return video(value);
    case 'LINK':
    case 'EXTERNAL':
      return link(value);
    case 'WEIGHT':
      return weight(value);
    case 'SHIPPING':
      return shippingGroup(value);
    default:
      if (value.length > LONGEST_TEXT) throw wrong(`may have at most ${LONGEST_TEXT} characters.`);
      return value;
  }
}

function markup(value: string): string {
  const clean = cleanMarkup(value);
  if (clean === '') throw wrong('holds nothing that may be shown on a page.');
  return clean;
}

function video(value: string): string {
  const address = framedVideo(value);
  if (address === undefined) {
    throw wrong('must be an https link to youtube-nocookie.com or player.vimeo.com.');
  }
  return address;
}

function link(value: string): string {
  if (!isWebAddress(value) || value.length > LONGEST_LINK)
    throw wrong('must be an http or https address.');
  return value;
}

/** In ounces, as the carrier wants it. */
function weight(value: string): string {
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(value) || Number(value) <= 0) {
    throw wrong('must be a number of ounces above 0, such as 24 or 7.5.');
  }
  return value;
}

/** Items of one group travel in one parcel; digital goods have a group of their own. */
function shippingGroup(value: string): string {
  const group = value.toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9 _-]{0,39}$/.test(group)) {
    throw wrong('must be a short name of letters, digits, spaces and hyphens, such as PARCEL.');
  }
  if (group === 'DIGITAL') throw wrong('is DIGITAL, which digital items have of themselves.');
  return group;
}

function wrong(message: string) {
  return badRequest(`The value ${message}`, [{ path: 'value', message }]);
}
