'use client';

import { ConfirmationModal, toast, useConfig, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { ask, isRefused } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { usePanel } from '@/admin/panel/use-panel';
import { contentGlobals } from '@/lib/content-collections';
import { Link } from '@/payload/link';
import { useRouter } from '@/payload/navigation';
import type { Use } from '../find-uses';

type Result = { uses: Use[]; mayRemove: boolean };

const kinds: Record<string, string> = {
  pages: 'Page',
  industries: 'Industry',
  jobs: 'Job',
  'legal-pages': 'Legal page',
  patterns: 'Pattern',
  forms: 'Form',
  redirects: 'Redirect',
};

const isGlobal = (slug: string) => (contentGlobals as readonly string[]).includes(slug);

export function UsagePanel() {
  const { config } = useConfig();
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { setModified } = useForm();
  const { openModal } = useModal();
  const router = useRouter();
  const { data: response, error } = usePanel<Result>(id ? `/usage/${collectionSlug}/${id}` : undefined);
  const { admin } = config.routes;

  // A new file has no id: undefined here, null in the window for bulk uploads.
  if (!id) return null;
  const uses = response?.uses ?? [];
  const modal = `remove-anyway-${id}`;

  const remove = async () => {
    const deletedAt = new Date().toISOString();
    const removed = await ask('PATCH', `/${collectionSlug}/${id}?force=true&depth=0`, { deletedAt });
    if (isRefused(removed)) {
      toast.error(removed.error);
      return;
    }
    setModified(false);
    toast.success('Moved to the trash.');
    router.push(`${admin}/collections/${collectionSlug}`);
  };

  return (
    <section className="sidebar-panel usage-panel" aria-label="Where this is used">
      <h3>Where this is used</h3>
      <div aria-live="polite">
        {error && !response && <p>The list could not be loaded. Reload the page.</p>}
        {!response && !error && <p>Loading…</p>}
        {response && uses.length === 0 && (
          <p>Not used anywhere. Lists that show all documents of a kind do not count.</p>
        )}
      </div>
      {uses.length > 0 && (
        <ul className="admin-list">
          {uses.map(({ where, id: use, title, isLive }) => (
            <li key={`${where} ${use}`}>
              <Link href={`${admin}/${isGlobal(where) ? `globals/${where}` : `collections/${where}/${use}`}`}>
                {title}
              </Link>{' '}
              <span className="admin-quiet">
                {[kinds[where], isLive ? '' : 'in a draft'].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {response?.mayRemove && uses.some(({ where }) => where !== 'redirects') && !isTrashed && (
        <>
          <Button buttonStyle="secondary" size="small" onClick={() => openModal(modal)}>
            Remove anyway
          </Button>
          <ConfirmationModal
            modalSlug={modal}
            heading="Remove it even though it is in use?"
            body={`It moves to the trash. ${uses.length === 1 ? 'The place' : `The ${uses.length} places`} that use it will show a gap or lose a link.`}
            confirmLabel="Remove anyway"
            onConfirm={remove}
          />
        </>
      )}
    </section>
  );
}
