import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { can } from '@/access/roles';
import { offeredLanguages } from '../offered';

export async function TranslationsNavLink({ payload, user }: ServerProps) {
  if (!can({ user }, 'write')) return null;
  if ((await offeredLanguages(payload)).length === 0) return null;
  return (
    <Link className="nav__link" href="/admin/translations" id="nav-translations" prefetch={false}>
      <span className="nav__link-label">Translations</span>
    </Link>
  );
}
