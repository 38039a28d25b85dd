import type { Enrolment } from '../ask';

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function AuthenticatorKey({ enrolment: { qr, secret, uri } }: { enrolment: Enrolment }) {
  return (
    <div className="authenticator-key">
      <p>Scan this with an authenticator app, for example your password manager.</p>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code for an authenticator app">
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        <a href={uri}>Open an app on this device</a>, or type this key:
      </p>
      <p>
        <code>{grouped(secret)}</code>
      </p>
    </div>
  );
}
