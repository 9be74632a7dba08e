import { flagOf, numberOf, textOf, type FormValues } from '../ui/form-values.ts';

interface StoredRecord {
  title: string;
  description: string;
  imageAlt: string | null;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  listingOrderWeight: number;
}

export interface StoredGroup extends StoredRecord {
  external: boolean;
  link: string | null;
}

interface StoredMember extends StoredRecord {
  subscription: boolean;
  digital: boolean;
  subscriptionLink: string | null;
}

const recordValues = (record: StoredRecord | null) => ({
  title: record?.title ?? '',
  description: record?.description ?? '',
  imageAlt: record?.imageAlt ?? '',
  enabled: record?.enabled ?? false,
  locked: record?.locked ?? false,
  expired: record?.expired ?? false,
  listingOrderWeight: record?.listingOrderWeight ?? 0,
});

/** Returns the initial values for a catalog's or section's editor. */
export const groupValues = (group: StoredGroup | null) => ({
  ...recordValues(group),
  external: group?.external ?? false,
  link: group?.link ?? '',
});

/** Returns the initial values that item and element editors share. */
export const memberValues = (member: StoredMember | null) => ({
  ...recordValues(member),
  subscription: member?.subscription ?? false,
  digital: member?.digital ?? false,
  subscriptionLink: member?.subscriptionLink ?? '',
});

export type GroupValues = ReturnType<typeof groupValues>;
export type MemberValues = ReturnType<typeof memberValues>;

const readRecord = (values: FormValues): ReturnType<typeof recordValues> => ({
  title: textOf(values['title']),
  description: textOf(values['description']),
  imageAlt: textOf(values['imageAlt']),
  enabled: flagOf(values['enabled']),
  locked: flagOf(values['locked']),
  expired: flagOf(values['expired']),
  listingOrderWeight: numberOf(values['listingOrderWeight']),
});

export const readGroup = (values: FormValues): GroupValues => ({
  ...readRecord(values),
  external: flagOf(values['external']),
  link: textOf(values['link']),
});

export const readMember = (values: FormValues): MemberValues => ({
  ...readRecord(values),
  subscription: flagOf(values['subscription']),
  digital: flagOf(values['digital']),
  subscriptionLink: textOf(values['subscriptionLink']),
});
