import type { Context } from 'koa';
import type { Fault } from '../faults.ts';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';

interface Failure {
  status: number;
  code: number;
  message: string;
}

export const failures = {
  unauthorized: { status: 401, code: 0, message: '401: Unauthorized' },
  unknownGuild: { status: 404, code: RESTJSONErrorCodes.UnknownGuild, message: 'Unknown Guild' },
  unknownMember: { status: 404, code: RESTJSONErrorCodes.UnknownMember, message: 'Unknown Member' },
  unknownRole: { status: 404, code: RESTJSONErrorCodes.UnknownRole, message: 'Unknown Role' },
  unknownApplication: {
    status: 404,
    code: RESTJSONErrorCodes.UnknownApplication,
    message: 'Unknown Application',
  },
  missingPermissions: {
    status: 403,
    code: RESTJSONErrorCodes.MissingPermissions,
    message: 'Missing Permissions',
  },
  widgetDisabled: { status: 403, code: 50_004, message: 'Widget Disabled' },
} satisfies Record<string, Failure>;

export function respondWithError(ctx: Context, { status, code, message }: Failure): void {
  ctx.status = status;
  ctx.body = { message, code };
}

/** Builds the error response of a simulated fault. */
export function errorOfStatus(status: number, { retryAfterSeconds = 1 }: Partial<Fault>) {
  if (status === 429) {
    return {
      message: 'You are being rate limited.',
      retry_after: retryAfterSeconds,
      global: false,
    };
  }
  return status < 500
    ? { message: `${status}: Error`, code: 0 }
    : { message: '500: Internal Server Error', code: 0 };
}
