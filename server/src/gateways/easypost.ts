import { addressNotFound } from '@spindle/sdk/domain/checkout/replies';
import type { Config } from '../config.ts';
import { customsInfo } from './customs-info.ts';
import { fetchFile } from './fetch-file.ts';
import { makeGuard } from './guard.ts';
import { timeLeft } from './time-limit.ts';
import { rejectionSchema, shipmentSchema, trackerSchema } from './easypost-shapes.ts';
import type { StreetAddress, Verification } from '@spindle/sdk/domain/checkout/address-check';
import type { LabelRate } from '@spindle/sdk/domain/shipping/label-rates';
import type { ParcelSize } from '@spindle/sdk/domain/shipping/parcel-size';
import type { Destination } from '@spindle/sdk/domain/shipping/zone';
import { whenNeeded } from '@spindle/sdk/contract/when-needed';

/** The package is slow to load, so load it on the first call. */
const clientClass = whenNeeded(async () => {
  const { default: EasyPost } = await import('@easypost/api');
  // The package's types describe its CommonJS build, but its ES build exports the class itself.
  return 'default' in EasyPost ? EasyPost.default : EasyPost;
});

export interface Recipient extends Omit<StreetAddress, 'name' | 'company' | 'address2' | 'phone'> {
  name: string | null;
  /** The second line of the street address. */
  unit: string | null;
  company: string | null;
  phone: string | null;
}

/** A parcel to create at the carrier gateway. */
interface NewParcel {
  to: Recipient;
  ounces: number;
  /** Null if an item does not specify its box size. */
  size: ParcelSize | null;
  /** Our order's id. */
  reference: string;
  /** Null for a domestic parcel. */
  customs: Parameters<typeof customsInfo>[0] | null;
}

export interface ShipmentRate {
  id: string;
  /** The display name: `USPS Ground Advantage`. */
  service: string;
  cents: number;
  /** The carrier's estimate of the days in transit. */
  days: number | null;
}

export interface Label {
  trackingNumber: string;
  /** URL of the label's PDF. */
  url: string;
  /** URL of a PDF with additional documents, if the carrier creates any. */
  formUrl: string | null;
  /** The carrier's own page for the parcel. */
  trackingUrl: string | null;
  /** The rate of the purchase. */
  rate: Pick<ShipmentRate, 'service' | 'cents'> | null;
}

export interface Shipment {
  id: string;
  /** Our order's id. */
  reference: string | null;
  /** Null if the carrier gateway doesn't say. */
  createdAt: Date | null;
  /** The parcel's declared weight. Null if the gateway does not report it. */
  ounces: number | null;
  rates: ShipmentRate[];
  /** Null until postage is bought. The gateway sells postage only once per shipment. */
  label: Label | null;
  /** Why carriers offer no rate, in their own words. */
  complaints: string[];
  /** The parcel's tracker. Null until postage is bought. */
  trackerId: string | null;
  /** The carrier's status of the postage refund. Null if no refund was requested. */
  refundStatus: string | null;
}

export interface Tracking {
  shipmentId: string | null;
  status: string;
  /** The carrier's own page for the parcel. */
  url: string | null;
  /** When the carrier last scanned the parcel. */
  at: Date;
}

export interface CarrierGateway {
  /**
   * Checks whether the carrier can deliver to an address. Throws if the carrier gateway is
   * unavailable.
   */
  verify(address: StreetAddress): Promise<Verification>;
  /** Returns the rates for a parcel, or an empty list if no carrier accepts it. */
  quote(parcel: { to: Destination; ounces: number; size: ParcelSize | null }): Promise<LabelRate[]>;
  /** Creates a shipment and returns its rates. Creating a shipment is free. */
  createShipment(parcel: NewParcel): Promise<Shipment>;
  readShipment(id: string): Promise<Shipment>;
  /**
   * Buys a shipment's postage. There is no idempotency key: unless a label is returned, load the
   * shipment again to find out what happened.
   */
  buyPostage(shipmentId: string, rateId: string): Promise<Shipment>;
  /**
   * Requests a refund for a label. A repeated call returns the same result. After an error, load
   * the shipment.
   */
  voidPostage(shipmentId: string): Promise<Shipment>;
  /** Downloads a label by its URL. Returns null if the label no longer exists or is too large. */
  readLabel(url: string): Promise<Buffer | null>;
  readTracker(id: string): Promise<Tracking>;
  /** Returns true if a webhook was signed with our secret. */
  isSigned(rawBody: Buffer, signature: string): Promise<boolean>;
}

const CALL_MS = 8_000;
/**
 * A purchase or refund is passed on to the carrier, and an unknown outcome costs more than waiting.
 */
const PURCHASE_MS = 20_000;
/** Real labels have about ten thousand. */
const LABEL_BYTES = 1024 * 1024;

export function createEasypost(
  config: Pick<Config, 'easypost' | 'business' | 'providers'>,
): CarrierGateway {
  const { easypost, providers } = config;
  const { apiKey, apiUrl, webhookSecret } = easypost;
  const isAnswer = (error: unknown) => rejectionOf(error) !== null;
  const { ask, askAtLeisure } = makeGuard('EasyPost', providers, { isAnswer });
  // labels are on another host, which may work when the API doesn't
  const files = makeGuard("EasyPost's files", providers);
  const connect = async (timeout: number) => {
    const Client = await clientClass();
    return new Client(apiKey, { baseUrl: apiUrl, timeout });
  };
  const client = whenNeeded(() => connect(CALL_MS));
  const buyer = whenNeeded(() => connect(PURCHASE_MS));
  return {
    async verify(address) {
      const { Address: addresses } = await client();
      const found = await ask(() => addresses.create({ ...toProvider(address), verify: true }));
      const delivery = found.verifications?.delivery;
      if (delivery?.success) {
        return {
          outcome: 'FOUND',
          address: {
            address: found.street1 ?? address.address,
            ...(found.street2 && { address2: found.street2 }),
            city: found.city ?? address.city,
            state: found.state ?? address.state,
            zip: found.zip ?? address.zip,
            country: found.country ?? address.country,
          },
        };
      }
      const errors = delivery?.errors ?? [];
      if (delivery === undefined || errors.some(({ code }) => code.includes('COUNTRY'))) {
        return { outcome: 'NOT_COVERED' };
      }
      const reason = errors.map(({ message }) => message).join(' ');
      return { outcome: 'NOT_FOUND', reason: reason || addressNotFound };
    },

    async quote({ to, ounces, size }) {
      const { Shipment: shipments } = await client();
      // our own rates replace the carrier's after a timeout, and the payment page still needs time
      // afterward
      const withinMs = Math.min(CALL_MS, timeLeft() / 2);
      const shipment = await ask(
        () =>
          shipments.create({
            to_address: to,
            from_address: toProvider(config.business.warehouse),
            parcel: { weight: ounces, ...size },
          }),
        withinMs,
      );
      return shipmentSchema.parse(shipment).rates.map(({ id: _, ...rate }) => rate);
    },

    async createShipment({ to: { unit, ...to }, ounces, size, reference, customs }) {
      const { Shipment: shipments } = await client();
      const { warehouse, company, senderPhone, customsSigner } = config.business;
      const shipment = await ask(() =>
        shipments.create({
          to_address: { ...toProvider(to), street2: unit },
          from_address: { ...toProvider(warehouse), company: company.name, phone: senderPhone },
          parcel: { weight: ounces, ...size },
          ...(customs && { customs_info: customsInfo(customs, customsSigner) }),
          options: { label_format: 'PDF' },
          reference,
        }),
      );
      return shipmentSchema.parse(shipment);
    },
    async readShipment(id) {
      const { Shipment: shipments } = await client();
      return shipmentSchema.parse(await ask(() => shipments.retrieve(id)));
    },
    async buyPostage(shipmentId, rateId) {
      const { Shipment: shipments } = await buyer();
      const buy = () => shipments.buy(shipmentId, rateId);
      return shipmentSchema.parse(await askAtLeisure(buy, PURCHASE_MS));
    },
    async voidPostage(shipmentId) {
      const { Shipment: shipments } = await buyer();
      const refund = () => shipments.refund(shipmentId);
      return shipmentSchema.parse(await askAtLeisure(refund, PURCHASE_MS));
    },
    readLabel: (url) =>
      files.ask((signal) => fetchFile(url, { signal, mostBytes: LABEL_BYTES }), CALL_MS),
    async readTracker(id) {
      const { Tracker: trackers } = await client();
      return trackerSchema.parse(await ask(() => trackers.retrieve(id)));
    },
    async isSigned(rawBody, signature) {
      const { Utils } = await client();
      try {
        Utils.validateWebhook(rawBody, { 'x-hmac-signature': signature }, webhookSecret);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/**
 * Returns the gateway's message if it rejected a call that can't succeed when repeated. Returns
 * null for errors that say nothing about the outcome.
 */
export function rejectionOf(error: unknown): string | null {
  const { data } = rejectionSchema.safeParse(error);
  return data?.message ?? null;
}

function toProvider({
  address,
  address2,
  ...rest
}: Omit<Recipient, 'name' | 'unit' | 'company' | 'phone'> & { address2?: string }) {
  return { street1: address, ...(address2 && { street2: address2 }), ...rest };
}
