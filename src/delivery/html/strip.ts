import { isFrameworkFile, isHydration, isKept, SCRIPT } from './script-kinds.ts';

/** Marks an `<Island>`: a page with one keeps the framework. */
export const ISLAND = /<[a-z][^<>]*\sdata-island(?=[\s=>])/;
const ERROR_DOCUMENT = /<html[^>]*\sid="__next_error__"/;
/** A boundary that React gave up on the server, left to the browser. */
const LEFT_TO_BROWSER = /<!--\$!-->|<template\b[^>]*\sdata-dgst=/;
const LINK = /<link\b[^>]*>/g;
const LEFTOVER = /\/_next\/static\/[^"'\s]+\.js|__next_f|\bas="script"/;

const isScriptHint = (tag: string) =>
  tag.includes('/_next/') && (/\sas="script"/.test(tag) || /\srel="modulepreload"/.test(tag));

/** `why` the page was left unchanged; `unexpected`: it contains something this module does not know. */
type Stripped = { html: string; stripped: boolean; why?: string; unexpected?: boolean };

/**
 * Removes the framework's scripts from a prerendered page that does not need them. All or nothing: allowed remaining
 * scripts are listed, and a page with any other keeps every script and hydrates like an ordinary Next page.
 */
export function strip(html: string): Stripped {
  const whole = (why: string, unexpected = false): Stripped => ({ html, stripped: false, why, unexpected });
  if (ISLAND.test(html)) return whole('island');
  if (ERROR_DOCUMENT.test(html)) return whole('error document: empty until scripts fill it');
  if (LEFT_TO_BROWSER.test(html)) return whole('a boundary that only the browser can render', true);

  let unknown = '';
  const out = html
    .replace(SCRIPT, (script, attributes: string, text: string) => {
      if (isFrameworkFile(attributes) || isHydration(attributes, text)) return '';
      if (!isKept(attributes, text)) unknown ||= script.slice(0, 120);
      return script;
    })
    .replace(LINK, (tag) => (isScriptHint(tag) ? '' : tag));
  unknown ||= LEFTOVER.exec(out)?.[0] ?? '';
  return unknown ? whole(`unknown: ${unknown}`, true) : { html: out, stripped: true };
}

/** The `Link` header without script preloads; undefined if nothing is left. */
export function stripLinkHeader(header: string): string | undefined {
  const kept = header
    .split(/,\s*(?=<)/)
    .filter((link) => !/;\s*as="?script"?/.test(link) && !/modulepreload/.test(link));
  return kept.length > 0 ? kept.join(', ') : undefined;
}
