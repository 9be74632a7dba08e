import { unowned, type Rule } from './rule.ts';

/** Items, content and the search index. */
export const goods: Record<string, Rule> = {
  carrier_rates: unowned('id', 'rates'),
  catalog_items: unowned(
    'catalog_id',
    'item_id',
    'title',
    'description',
    'image',
    'image_alt',
    'tax_code',
    'external_id',
    'subscription_link',
    'coupon_id',
    'provider_price_id',
    'provider_product_id',
    'listed_text',
  ),
  catalogs: unowned('id', 'title', 'description', 'image', 'image_alt', 'link'),
  content_elements: unowned(
    'category',
    'element_id',
    'title',
    'description',
    'image',
    'image_alt',
    'subscription_link',
  ),
  content_release_files: unowned('path', 'digest', 'type'),
  content_sections: unowned('category', 'title', 'description', 'image', 'image_alt', 'link'),
  element_attributes: unowned(
    'category',
    'element_id',
    'attribute_id',
    'type',
    'value',
    'description',
  ),
  item_attributes: unowned('catalog_id', 'item_id', 'attribute_id', 'type', 'value', 'description'),
  search_items: unowned(
    'catalog_id',
    'item_id',
    'title_key',
    'part_key',
    'catalog_title',
    'words',
    'head_words',
  ),
  search_queries: {
    plain: [],
    personal: [
      {
        columns: ['query'],
        why: 'searches without results, anonymous',
        until: '90 days after the last search, then deleted by `forget-searches`',
      },
      {
        columns: ['networks'],
        why: 'only queries that found something in several networks are suggested; the mark is keyed and differs per query',
        until:
          'until a third network has searched for it, or 30 days after the last search, then cleared by `forget-searches`',
      },
    ],
  },
  search_specs: unowned('name', 'name_key', 'value', 'value_key', 'shown_unit', 'unit'),
  search_synonyms: unowned('key', 'phrase'),
  search_words: unowned('word'),
  spec_names: unowned('catalog_id', 'name', 'unit'),
  uploaded_images: unowned('path'),
};
