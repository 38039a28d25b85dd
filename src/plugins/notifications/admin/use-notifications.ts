'use client';

import { ask } from '@/admin/ask';
import { usePanel } from '@/admin/panel/use-panel';
import type { Told } from '../endpoints';

const EVERY_MS = 30_000;

type State = { unread: number; told: Told[] };

const NONE: State = { unread: 0, told: [] };

export function useNotifications() {
  const { data = NONE, load, receive } = usePanel<State>('/notifications/mine', { every: EVERY_MS });
  // The browser may be navigating away.
  const read = async (id?: string) => {
    receive(await ask<State>('POST', '/notifications/read', { id }, { keepalive: true }));
  };
  return { ...data, load, read };
}
