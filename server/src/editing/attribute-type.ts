export const attributeTypes = [
  'COLOR',
  'COMPONENT',
  'DOWNLOADABLE',
  'EXTERNAL',
  'FILE',
  'HS_CODE',
  'HTML',
  'IMAGE',
  'LINK',
  'LICENSE',
  'ORIGIN',
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
