import { env } from '../env';

/**
 * What "Forgot password" sends to staff. The link leads to SITE_URL, never to the host that a request named: whoever asks
 * for somebody else's password would otherwise choose where that person's token goes.
 */
export function resetMail({ token = '' }: { token?: string } = {}): string {
  const link = `${env().SITE_URL}/admin/reset/${encodeURIComponent(token)}`;
  return `<p>Somebody, probably you, asked for a new password for the admin of the website.</p>
<p><a href="${link}">Choose a new password</a></p>
<p>The link works for one hour: ${link}</p>
<p>If it was not you, leave this mail alone. Your password stays as it is.</p>`;
}
