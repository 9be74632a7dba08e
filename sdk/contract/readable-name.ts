/** Characters that are invisible, or that reverse or break the text around them. */
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;

/** Joiners after letters of scripts that use them: Persian, Hindi, Malayalam. */
const inScript =
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])[\u200C\u200D]/gu;

/** Joiners and modifiers that combine emoji and select their colors. */
const inEmoji =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])\uFE0F?\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F/gu;

/** Returns whether a name, a title or an address line is exactly what people see. */
export function isReadable(name: string): boolean {
  return !hidden.test(name.replace(inScript, '').replace(inEmoji, ''));
}
