import { addressNotFound } from '@spindle/sdk/domain/checkout/replies';
import type { Config } from '../config.ts';
import { customsInfo } from './customs-info.ts';
import { fetchFile } from './fetch-file.ts';
import { makeGuard } from './guard.ts';
import { patienceLeft } from './patience.ts';
import { rejectionSchema, shipmentSchema, trackerSchema } from './easypost-shapes.ts';
import type { StreetAddress, Verification } from '@spindle/sdk/domain/checkout/address-check';
import type { LabelRate } from '@spindle/sdk/domain/shipping/label-rates';
import type { ParcelSize } from '@spindle/sdk/domain/shipping/parcel-size';
import type { Destination } from '@spindle/sdk/domain/shipping/zone';
import { whenNeeded } from '@spindle/sdk/contract/when-needed';

/** Its package takes a while to load, and comes with the first call. */
const clientClass = whenNeeded(async () => {
  const { default: EasyPost } = await import('@easypost/api');
  // The package's types describe its CommonJS build, its ES build exports the class itself.
  return 'default' in EasyPost ? EasyPost.default : EasyPost;
});

export interface Recipient extends Omit<StreetAddress, 'name' | 'company' | 'address2' | 'phone'> {
  name: string | null;
  /** The second line of the street address. */
  unit: string | null;
  company: string | null;
  phone: string | null;
}

/** A parcel to put on record. */
interface NewParcel {
  to: Recipient;
  ounces: number;
  /** Null where an item does not say how large its box is. */
  size: ParcelSize | null;
  /** Our order. */
  reference: string;
  /** Null where it stays in the country. */
  customs: Parameters<typeof customsInfo>[0] | null;
}

export interface ShipmentRate {
  id: string;
  /** As people call it: `USPS Ground Advantage`. */
  service: string;
  cents: number;
  /** Days in transit as the carrier estimates them. */
  days: number | null;
}

export interface Label {
  trackingNumber: string;
  /** The label's PDF. */
  url: string;
  /** The PDF of the papers that go with it, where the carrier makes some. */
  formUrl: string | null;
  /** The carrier's own page about the parcel. */
  trackingUrl: string | null;
  /** The rate it was bought at. */
  rate: Pick<ShipmentRate, 'service' | 'cents'> | null;
}

export interface Shipment {
  id: string;
  /** Our order. */
  reference: string | null;
  /** What its parcel was said to weigh; null where the gateway does not say. */
  ounces: number | null;
  rates: ShipmentRate[];
  /** Null until its postage was bought, which the gateway sells once per shipment. */
  label: Label | null;
  /** Why carriers offer no rate, in their words. */
  complaints: string[];
  /** What follows the parcel; null until its postage was bought. */
  trackerId: string | null;
  /** How far giving its postage back is, in the carrier's word; null where nobody asked. */
  refundStatus: string | null;
}

export interface Tracking {
  shipmentId: string | null;
  status: string;
  /** The carrier's own page about the parcel. */
  url: string | null;
  /** When the carrier saw the parcel last. */
  at: Date;
}

export interface CarrierGateway {
  /** Asks whether an address can be delivered to. Throws when the carrier gateway is away. */
  verify(address: StreetAddress): Promise<Verification>;
  /** What a parcel costs to send there; empty where no carrier takes it. */
  quote(parcel: { to: Destination; ounces: number; size: ParcelSize | null }): Promise<LabelRate[]>;
  /** Puts a parcel on record and learns its rates; costs nothing. */
  createShipment(parcel: NewParcel): Promise<Shipment>;
  readShipment(id: string): Promise<Shipment>;
  /**
   * Buys a shipment's postage. There is no idempotency key: after anything but a label, read the
   * shipment again to know what has happened.
   */
  buyPostage(shipmentId: string, rateId: string): Promise<Shipment>;
  /** Gives a label back; again, it says the same. After anything else, read the shipment. */
  voidPostage(shipmentId: string): Promise<Shipment>;
  /** The file of a label by its address; null where it is not there any more, or too large. */
  readLabel(url: string): Promise<Buffer | null>;
  readTracker(id: string): Promise<Tracking>;
  /** Whether a webhook call was signed with our secret. */
  isSigned(rawBody: Buffer, signature: string): Promise<boolean>;
}

const CALL_MS = 8_000;
/** A purchase, or taking it back, goes on to the carrier, and not knowing its outcome costs more than waiting. */
const PURCHASE_MS = 20_000;
/** Theirs have some ten thousand. */
const LABEL_BYTES = 1024 * 1024;

export function createEasypost({
  easypost,
  business,
  providers,
}: Pick<Config, 'easypost' | 'business' | 'providers'>): CarrierGateway {
  const { apiKey, apiUrl, webhookSecret } = easypost;
  const { warehouse, company, senderPhone, customsSigner } = business;
  const isAnswer = (error: unknown) => rejectionOf(error) !== null;
  const { ask, askAtLeisure } = makeGuard('EasyPost', providers, { isAnswer });
  // they lie on another host, which may be well where this one is not
  const files = makeGuard('EasyPost’s files', providers);
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
      // rates of our own stand in for it, and time has to be left for the payment page after it
      const withinMs = Math.min(CALL_MS, patienceLeft() / 2);
      const shipment = await ask(
        () =>
          shipments.create({
            to_address: to,
            from_address: toProvider(warehouse),
            parcel: { weight: ounces, ...size },
          }),
        withinMs,
      );
      return shipmentSchema.parse(shipment).rates.map(({ id: _, ...rate }) => rate);
    },

    async createShipment({ to: { unit, ...to }, ounces, size, reference, customs }) {
      const { Shipment: shipments } = await client();
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
 * The gateway's words where it has understood a call and refuses it: the same call again cannot
 * help. Null for everything that says nothing of the outcome.
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
