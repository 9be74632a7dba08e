import { holdsTooManyFiles, unpacksTooLarge } from '@spindle/sdk/domain/media/zip-limits';

/** Why a zip is not taken, in words for whoever made it; naming the entry, where it is about one. */
export class UnfitZip extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnfitZip';
  }
}

/** An entry's name as it may be shown: shortened, without what would change how the text reads. */
export function quoted(name: string): string {
  const shown = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return `“${shown.length > 120 ? `${shown.slice(0, 119)}…` : shown}”`;
}

export function unfitEntry(name: string, why: string): UnfitZip {
  return new UnfitZip(`${quoted(name)} ${why} Nothing was changed.`);
}

export function tooLarge(): UnfitZip {
  return new UnfitZip(`${unpacksTooLarge} Nothing was changed.`);
}

export function tooMany(): UnfitZip {
  return new UnfitZip(`${holdsTooManyFiles} Nothing was changed.`);
}

export function unreadable(error: unknown): never {
  if (error instanceof UnfitZip) throw error;
  throw new UnfitZip(
    'This is no zip, or it was cut off on its way here. Pack it anew and try again. Nothing was changed.',
  );
}
