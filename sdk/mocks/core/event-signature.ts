/** Played providers sign what they send with it: of the body alone, as nothing here is secret. */
export function eventSignature(body: string): string {
  let sum = 0x811c9dc5;
  for (const character of body) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `played=${(sum >>> 0).toString(16).padStart(8, '0')}`;
}
