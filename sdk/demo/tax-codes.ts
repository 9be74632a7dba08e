/** Some of the payment provider's tax codes. */
export const taxCodes: readonly [id: string, name: string, description: string][] = [
  ['txcd_00000000', 'Nontaxable', 'Any nontaxable good or service.'],
  [
    'txcd_10000000',
    'General - Electronically Supplied Services',
    'A digital service provided mainly through the internet with minimal human involvement.',
  ],
  [
    'txcd_10103000',
    'Software as a service (SaaS) - personal use',
    'Pre-written software accessed remotely, for personal use.',
  ],
  [
    'txcd_10103001',
    'Software as a service (SaaS) - business use',
    'Pre-written software accessed remotely, for business use.',
  ],
  [
    'txcd_10202000',
    'Software - downloaded - personal use',
    'Pre-written software delivered electronically, for personal use.',
  ],
  [
    'txcd_10202003',
    'Software - downloaded - business use',
    'Pre-written software delivered electronically, for business use.',
  ],
  [
    'txcd_10302000',
    'Digital Books - downloaded - non subscription - with permanent rights',
    'A book downloaded once, with permanent rights.',
  ],
  [
    'txcd_10401100',
    'Digital Audio Works - downloaded - non subscription - with permanent rights',
    'Audio downloaded once, with permanent rights.',
  ],
  [
    'txcd_10402100',
    'Digital Audio Visual Works - downloaded - non subscription - with permanent rights',
    'Video downloaded once, with permanent rights.',
  ],
  [
    'txcd_10402300',
    'Digital Audio Visual Works - streamed - subscription - with limited rights',
    'Video streamed under a subscription.',
  ],
  [
    'txcd_10501000',
    'Digital Photographs/Images - downloaded - non subscription - with permanent rights',
    'Images, drawings and plans downloaded once, with permanent rights.',
  ],
  ['txcd_10502000', 'Gift Card', 'A gift card or voucher.'],
  ['txcd_10701000', 'Website Advertising', 'Advertising on a website.'],
  ['txcd_20030000', 'General - Services', 'A service that no other code describes.'],
  ['txcd_20060000', 'Training Services', 'Training and instruction.'],
  ['txcd_20070000', 'Repair Services - tangible goods', 'Repair of tangible goods.'],
  ['txcd_30011000', 'Clothing and Footwear', 'Clothing and footwear for general wear.'],
  [
    'txcd_30070000',
    'Protective Clothing and Equipment',
    'Gloves, goggles and other protective equipment.',
  ],
  [
    'txcd_34020027',
    'Machine Tools and Accessories',
    'Machine tools, cutters, work-holding and their accessories.',
  ],
  ['txcd_34021000', 'Electronic Components', 'Motors, drives, controllers and electronic parts.'],
  ['txcd_35010000', 'Books', 'Printed books.'],
  ['txcd_92010001', 'Shipping', 'Delivery of goods by a carrier.'],
  ['txcd_92010002', 'Shipping and handling', 'Delivery together with handling.'],
  [
    'txcd_99999999',
    'General - Tangible Goods',
    'A physical good that can be moved or touched. Also known as tangible personal property.',
  ],
];
