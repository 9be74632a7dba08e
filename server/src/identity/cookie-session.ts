import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from 'koa';
import { deviceName } from '@spindle/sdk/domain/identity/device-name';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { SessionData } from '../contract/session-data.ts';
import type { SessionUser } from '../contract/session-user.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import { networkOf } from '../http/network-of.ts';
import { addRequestFacts } from '../http/request-facts.ts';
import type { Services } from '../services.ts';
import { deviceCookie, rememberDevice } from './known-device.ts';
import { requestSession, type RequestSession } from './session-store.ts';
import { MAX_SESSION_MS } from './session-times.ts';

/** Readable by scripts, so our pages know whether it is worth asking who is signed in. */
const HINT_COOKIE = 'signed_in';

/** The session object that koa-session sets on the context. */
interface CarriedSession {
  data?: SessionData;
  regenerate(): Promise<void>;
}

type Shop = Pick<Services, 'orm' | 'now' | 'config'>;

export const cookieOptions = ({ config }: Pick<Shop, 'config'>) =>
  ({ maxAge: MAX_SESSION_MS, sameSite: 'lax', secure: config.secureCookies }) as const;

/** The session named by a browser's cookie. Uses a class for the same reason as `StartedCall`. */
export class CookieSession implements ShopSession {
  readonly user: SessionUser | null;
  readonly #ctx: Context;
  readonly #shop: Shop;
  readonly #request: RequestSession;

  constructor(ctx: Context, shop: Shop) {
    this.#ctx = ctx;
    this.#shop = shop;
    this.#request = requestSession(ctx);
    this.user = this.#request.row?.user ?? null;
  }

  get id() {
    return this.#request.begun ?? this.#request.row?.id ?? null;
  }

  get device() {
    return deviceCookie.read(this.#ctx);
  }

  get browser() {
    return { device: deviceName(this.#ctx.get('User-Agent')), place: networkOf(this.#ctx.ip) };
  }

  get data() {
    const carried: CarriedSession | null = this.#ctx['session'];
    return carried?.data ?? {};
  }

  async open(userId: string, passwordHash: string, { verified } = { verified: false }) {
    const now = this.#shop.now();
    const begun = { createdAt: now, verifiedAt: verified ? now : null, ...this.browser };
    this.#request.starting = { userId, passwordHash, ...begun };
    await this.#renew({});
    if (this.#request.starting === null) {
      addRequestFacts({ userId });
      return true;
    }
    await this.close();
    return false;
  }

  async confirm({ proven }: { proven: boolean }) {
    if (this.#request.row === null) throw unauthorized();
    const now = this.#shop.now();
    this.#request.moving = { mfaVerifiedAt: now, provenAt: proven ? now : null };
    await this.#renew({});
  }

  async rotate() {
    if (this.#request.row === null) throw unauthorized();
    this.#request.moving = { mfaVerifiedAt: null, provenAt: null };
    await this.#renew(this.data);
  }

  async remember(userId: string, tx?: EntityManager) {
    const { orm, now, config } = this.#shop;
    const seen = { userId, device: this.device, sessionId: this.id, now: now() };
    const { secret, known } = await rememberDevice(tx ?? orm.em.fork(), seen);
    deviceCookie.write(this.#ctx, config, secret);
    return { known };
  }

  async close() {
    this.#ctx['session'] = null;
    this.#ctx.cookies.set(HINT_COOKIE, null, { httpOnly: false, signed: false });
  }

  async #renew(data: SessionData) {
    const carried: CarriedSession = this.#ctx['session'];
    carried.data = data;
    await carried.regenerate();
    const readable = { ...cookieOptions(this.#shop), httpOnly: false, signed: false };
    this.#ctx.cookies.set(HINT_COOKIE, '1', readable);
  }
}
