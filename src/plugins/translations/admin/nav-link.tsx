import type { ServerProps } from 'payload';
import { can } from '@/access/roles';
import { NavLink } from '@/payload/nav-link';
import { offeredLanguages } from '../offered';

export async function TranslationsNavLink({ payload, user }: ServerProps) {
  if (!can({ user }, 'write')) return null;
  if ((await offeredLanguages(payload)).length === 0) return null;
  return <NavLink name="translations" href="/admin/translations" label="Translations" />;
}
