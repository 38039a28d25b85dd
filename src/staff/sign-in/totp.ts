import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const ISSUER = 'Alethia';
const PERIOD_SECONDS = 30;
/** Accepts the previous and next step, as clocks differ (RFC 6238, 5.2). */
const WINDOW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

/** 160 random bits in base 32 (RFC 4226). */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** The 30-second step since 1970 of a code; undefined if it matches none near now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

type QrCode = { size: number; path: string };

function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
}

/** For an authenticator app: a picture to scan, or a key to type. */
export type Key = { secret: string; uri: string; qr: QrCode };

export function keyOfApp(secret: string, email: string): Key {
  const uri = totpOf(secret, email).toString();
  return { secret, uri, qr: qrCode(uri) };
}
