import { namedUploads } from './image-files.ts';

/**
 * SQL for the path of every uploaded picture that a record uses or a text names, in any size.
 * Includes orders, because customers view their past purchases.
 */
export const usedImages = `select distinct match[1] || '.webp' as path
  from (
    select image from catalogs
    union all select image from catalog_items
    union all select image from content_sections
    union all select image from content_elements
    union all select image from checkout_lines
    union all select image from order_lines
    union all select settings::text from shop_settings
    union all select value from item_attributes where type in ('IMAGE', 'HTML')
    union all select value from element_attributes where type in ('IMAGE', 'HTML')
  ) texts (text), regexp_matches(text, '${namedUploads}', 'g') match`;
