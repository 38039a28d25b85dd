'use client';

import { toast } from '@payloadcms/ui';
import { ask } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { readable } from '@/admin/readable-time';
import type { ListedLink } from '../endpoints';
import { copyAddress } from './copy-address';

export function LinkList({ links, onChange }: { links: ListedLink[]; onChange: () => void }) {
  const copy = async ({ path }: ListedLink) => {
    if (await copyAddress(path)) toast.success('The link was copied.');
    else toast.error('The browser does not allow copying. Open the link and copy its address.');
  };
  const revoke = async ({ id }: ListedLink) => {
    const answer = await ask('POST', `/preview-links/${id}/revoke`);
    if ('error' in answer) toast.error(String(answer.error));
    else toast.success('The link was revoked.');
    onChange();
  };
  if (links.length === 0) return null;
  return (
    <section aria-label="Active links">
      <h4>Active links</h4>
      <ul className="admin-marked">
        {links.map((link) => {
          const name = link.purpose || 'Link';
          return (
            <li key={link.id}>
              <a href={link.path} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
              <span className="admin-quiet">
                until {readable(link.expiresAt)}
                {link.by ? `, by ${link.by}` : ''}
              </span>
              <span className="admin-actions">
                <Button size="small" buttonStyle="secondary" aria-label={`Copy: ${name}`} onClick={() => copy(link)}>
                  Copy
                </Button>
                {link.mayRevoke ? (
                  <Button
                    size="small"
                    buttonStyle="secondary"
                    aria-label={`Revoke: ${name}`}
                    onClick={() => revoke(link)}
                  >
                    Revoke
                  </Button>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
