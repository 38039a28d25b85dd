'use client';

import { useAuth } from '@payloadcms/ui';
import { useId, useRef } from 'react';
import { Button } from '@/admin/panel/button';
import { usePanel } from '@/admin/panel/use-panel';
import { readable } from '@/admin/readable-time';
import { sentence } from '@/lib/notification-kinds';
import { Link } from '@/payload/link';
import { usePathname, useRouter } from '@/payload/navigation';
import type { ListedNotification } from '../endpoints';
import './bell.css';

function Line({ notification, onOpen }: { notification: ListedNotification; onOpen: () => void }) {
  const { kind, who, title, path, note, createdAt, isRead } = notification;
  return (
    <li data-emphasized={!isRead || undefined}>
      <span>
        {isRead ? null : <span className="admin-hidden">New: </span>}
        {sentence(kind, who)}{' '}
        <Link href={path} prefetch={false} onClick={onOpen}>
          {title}
        </Link>
      </span>
      {note ? <blockquote>{note}</blockquote> : null}
      <time dateTime={createdAt}>{readable(createdAt)}</time>
    </li>
  );
}

const EVERY_MS = 30_000;

type State = { unread: number; notifications: ListedNotification[] };

function useNotifications() {
  const { data, error, load, take } = usePanel<State>('/notifications/mine', { every: EVERY_MS });
  // The browser may be navigating away.
  const read = (id?: string) => take('/notifications/read', { id }, { keepalive: true });
  return { data, error, load, read };
}

function OpenBell() {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { data, error, load, read } = useNotifications();
  const unread = data?.unread ?? 0;
  const router = useRouter();
  const pathname = usePathname();
  const readAll = async () => {
    const isRead = await read();
    // Its headline mentions them. Without a connection, a refresh would leave the page.
    if (isRead && pathname === '/admin') router.refresh();
  };
  const name = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  const open = (line: ListedNotification) => {
    panel.current?.hidePopover();
    if (!line.isRead) void read(line.id);
  };
  return (
    <>
      <button type="button" className="admin-icon-button bell" aria-label={name} title={name} popoverTarget={id}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 3a4.5 4.5 0 0 0-4.5 4.5V11L4 13.5h12L14.5 11V7.5A4.5 4.5 0 0 0 10 3ZM8.3 16a1.8 1.8 0 0 0 3.4 0" />
        </svg>
        {unread > 0 ? (
          <span className="bell-count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="side-panel bell-panel"
        role="dialog"
        aria-label="Notifications"
        onToggle={({ newState }) => {
          if (newState === 'open') void load();
        }}
      >
        <div className="side-panel-head">
          <h2>Notifications</h2>
          {unread > 0 ? (
            <Button buttonStyle="secondary" size="small" onClick={() => void readAll()}>
              Mark all as read
            </Button>
          ) : null}
        </div>
        <div aria-live="polite">{error ? <p className="admin-error">{error}</p> : null}</div>
        {data?.notifications.length === 0 ? <p>No notifications yet.</p> : null}
        <ul className="side-panel-list">
          {data?.notifications.map((line) => (
            <Line key={line.id} notification={line} onOpen={() => open(line)} />
          ))}
        </ul>
        <p>
          <Link href="/admin/account" prefetch={false} onClick={() => panel.current?.hidePopover()}>
            Notification settings
          </Link>
        </p>
      </div>
    </>
  );
}

export function Bell() {
  const { user } = useAuth();
  return user ? <OpenBell /> : null;
}
