export const attributeTypes = [
  'COLOR',
  'COMPONENT',
  'DOWNLOADABLE',
  'EXTERNAL',
  'HTML',
  'IMAGE',
  'LINK',
  'LICENSE',
  'PACKAGE',
  'SIZE',
  'SPEC',
  'SHIPPING',
  'SUBSCRIPTION',
  'TAX_CATEGORY_CODE',
  'VIDEO',
  'WEIGHT',
  'DISCORD',
] as const;

export type AttributeType = (typeof attributeTypes)[number];
