import { env } from '@/env';

/** The link uses SITE_URL: the Host header would let an attacker receive another person's token. */
export function resetMail({ token = '' }: { token?: string } = {}): string {
  const link = `${env().SITE_URL}/admin/reset/${encodeURIComponent(token)}`;
  return `<p>Someone, probably you, asked for a new password for the admin of the website.</p>
<p><a href="${link}">Choose a new password</a></p>
<p>The link works for one hour: ${link}</p>
<p>If it was not you, ignore this mail. Your password stays as it is.</p>`;
}
