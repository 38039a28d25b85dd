'use client';

import { useAuth, usePreferences } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListener } from '@/lib/use-listener';
import { useRouter } from '@/payload/navigation';
import { OPEN_HELP } from './open-help';
import { ShortcutHelp } from './shortcut-help';
import { match, SEQUENCE_MS, type Shortcut, STEPPED } from './shortcut-list';
import './shortcuts.css';

const PREFERENCE = 'keyboard-shortcuts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** From the row with the focus to the next or previous one; first to the first. */
function step(by: 1 | -1) {
  const all = [...document.querySelectorAll<HTMLElement>(STEPPED)];
  const here = all.findIndex((one) => one.closest('tr')?.contains(document.activeElement));
  all.at(here < 0 ? 0 : Math.max(0, Math.min(here + by, all.length - 1)))?.focus();
}

/** Single keys can be turned off (WCAG 2.1.4); the choice is stored with the account. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const router = useRouter();
  const { getPreference, setPreference } = usePreferences();
  const [isOn, setIsOn] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef<{ keys: string[]; at: number }>({ keys: [], at: 0 });

  const readPreference = useEffectEvent(async () => {
    const saved = await getPreference<{ isOn: boolean }>(PREFERENCE);
    if (saved) setIsOn(saved.isOn);
  });
  const userId = user?.id;
  useEffect(() => {
    if (userId) void readPreference();
  }, [userId]);

  const act = (shortcut: Shortcut) => {
    if ('to' in shortcut) router.push(shortcut.to);
    else if ('step' in shortcut && !document.querySelector(shortcut.press)) step(shortcut.step);
    else if ('press' in shortcut) press(shortcut.press);
    else if ('focus' in shortcut) focus(shortcut.focus);
    else dialog.current?.showModal();
  };

  useListener('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!user || !isPlain || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (!isOn && event.key !== '?') return;
    const now = Date.now();
    const before = now - typed.current.at < SEQUENCE_MS ? typed.current.keys : [];
    const keys = [...before, event.key];
    const found = match(keys) ?? match([event.key]);
    typed.current = { keys: found === 'begun' ? [event.key] : [], at: now };
    if (!found || found === 'begun') return;
    event.preventDefault();
    act(found);
  });
  useListener(OPEN_HELP, () => dialog.current?.showModal());

  const toggle = () => {
    setIsOn(!isOn);
    void setPreference(PREFERENCE, { isOn: !isOn });
  };

  return (
    <>
      {children}
      <ShortcutHelp dialog={dialog} isOn={isOn} onToggle={toggle} />
    </>
  );
}
