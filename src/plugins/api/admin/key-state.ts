type Key = { revokedAt?: string | null; expiresAt?: string | null };

type KeyState = 'Works' | 'Revoked' | 'Expired';

export function keyState({ revokedAt, expiresAt }: Key): KeyState {
  if (revokedAt) return 'Revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'Expired' : 'Works';
}
