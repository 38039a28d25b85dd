'use client';

import { useEffect } from 'react';
import { readFromForm } from '@/data/preview/page-messages';

const LIT = 'data-lit';
/** How long a section stays highlighted, and may take to appear, in ms. */
const LIT_MS = 2_000;
const PATIENCE = 10_000;

export function useLitSection() {
  useEffect(() => {
    let stop = () => {};
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readFromForm(event);
      if (message?.says !== 'light') return;
      stop();
      const wanted = `[data-section="blocks.${message.index}"][data-row="${CSS.escape(message.id)}"]`;
      const look = () => {
        const section = document.querySelector(wanted);
        if (!section) return;
        stop();
        section.scrollIntoView({ block: 'start', behavior: 'instant' });
        section.setAttribute(LIT, '');
        window.setTimeout(() => section.removeAttribute(LIT), LIT_MS);
      };
      const watcher = new MutationObserver(look);
      const attributeFilter = ['data-section', 'data-row'];
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
      const timer = window.setTimeout(() => stop(), PATIENCE);
      stop = () => {
        watcher.disconnect();
        window.clearTimeout(timer);
      };
      look();
    };
    window.addEventListener('message', onMessage);
    return () => {
      stop();
      window.removeEventListener('message', onMessage);
    };
  }, []);
}
