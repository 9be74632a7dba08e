import type { components } from '../../src/schema.d.ts';

/** Some of the payment provider's tax codes, by name. */
export const taxCodes: components['schemas']['TaxCode'][] = [
  ['txcd_35010000', 'Books'],
  ['txcd_30011000', 'Clothing and Footwear'],
  [
    'txcd_10402100',
    'Digital Audio Visual Works - downloaded - non subscription - with permanent rights',
  ],
  ['txcd_10402300', 'Digital Audio Visual Works - streamed - subscription - with limited rights'],
  ['txcd_10302000', 'Digital Books - downloaded - non subscription - with permanent rights'],
  [
    'txcd_10501000',
    'Digital Photographs/Images - downloaded - non subscription - with permanent rights',
  ],
  ['txcd_34021000', 'Electronic Components'],
  ['txcd_10000000', 'General - Electronically Supplied Services'],
  ['txcd_20030000', 'General - Services'],
  ['txcd_99999999', 'General - Tangible Goods'],
  ['txcd_10502000', 'Gift Card'],
  ['txcd_34020027', 'Machine Tools and Accessories'],
  ['txcd_00000000', 'Nontaxable'],
  ['txcd_30070000', 'Protective Clothing and Equipment'],
  ['txcd_20070000', 'Repair Services - tangible goods'],
  ['txcd_92010001', 'Shipping'],
  ['txcd_92010002', 'Shipping and handling'],
  ['txcd_10202003', 'Software - downloaded - business use'],
  ['txcd_10202000', 'Software - downloaded - personal use'],
  ['txcd_10103001', 'Software as a service (SaaS) - business use'],
  ['txcd_10103000', 'Software as a service (SaaS) - personal use'],
  ['txcd_20060000', 'Training Services'],
  ['txcd_10701000', 'Website Advertising'],
].map(([id = '', name = '']) => ({ id, name }));
