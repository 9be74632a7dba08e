/** Why a zip is not taken, in words for whoever made it. */
export class UnfitZip extends Error {}

const NOTHING = 'Nothing was changed.';

export const unfit = (reason: string) => new UnfitZip(`${reason} ${NOTHING}`);

/** @param name of the entry, whatever it holds */
export function unfitEntry(name: string, why: string): UnfitZip {
  const shown = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return unfit(`“${shown.length > 120 ? `${shown.slice(0, 119)}…` : shown}” ${why}`);
}

export const unreadable = () =>
  unfit('This is no zip, or it was cut off on its way here. Pack it anew and try again.');
