import { isFrameworkFile, isHydration, isKept, SCRIPT, SCRIPT_HINT } from '../next/script-kinds.ts';

/** Marks an `<Island>`: a page with one keeps the framework. */
export const ISLAND = /<[a-z][^<>]*\sdata-island(?=[\s=>])/;
/** One that may render parts that the server sends later. */
export const OPEN_ISLAND = /<[a-z][^<>]*\sdata-island(?!="(?:waits|closed)")(?=[\s=>])/;
const ERROR_DOCUMENT = /<html[^>]*\sid="__next_error__"/;
/** A boundary that React gave up on the server, left to the browser. */
const LEFT_TO_BROWSER = /<!--\$!-->|<template\b[^>]*\sdata-dgst=/;
const EMPTY_BOUNDARY = '<div hidden=""><!--$--><!--/$--></div>';
const LEFTOVER = /\/_next\/static\/[^"'\s]+\.js|__next_f|\bas="script"/;

/** `unexpected`: it contains something this module does not know. */
type Stripped = { html: string; stripped: boolean; why?: string; unexpected?: boolean };

/** Removes the framework's scripts from a page that does not need them: all, or none if a script is unknown. */
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
    .replace(SCRIPT_HINT, '')
    // Where React would part texts from one another.
    .replaceAll('<!-- -->', '')
    .replaceAll(EMPTY_BOUNDARY, '');
  unknown ||= LEFTOVER.exec(out)?.[0] ?? '';
  return unknown ? whole(`unknown: ${unknown}`, true) : { html: out, stripped: true };
}

export function stripLinkHeader(header: string): string | undefined {
  const kept = header.split(/,\s*(?=<)/).filter((link) => !/;\s*as="?script"?|modulepreload/.test(link));
  return kept.join(', ') || undefined;
}
