import {
  isData,
  isFrameworkFile,
  isHydration,
  isOwnFile,
  isReveal,
  isSpeculation,
  isStart,
  SCRIPT,
} from './script-kinds.ts';

const ISLAND = /<[a-z][^<>]*\sdata-island(?=[\s=>])/;
const ERROR_DOCUMENT = /<html[^>]*\sid="__next_error__"/;
/** A boundary that only the browser can fill: React gave up on it on the server. */
const LEFT_TO_BROWSER = /<!--\$!-->|<template\b[^>]*\sdata-dgst=/;
const LINK = /<link\b[^>]*>/g;
const LEFTOVER = /\/_next\/static\/[^"'\s]+\.js|__next_f|\bas="script"/;

const isScriptHint = (/** @type {string} */ tag) =>
  tag.includes('/_next/') && (/\sas="script"/.test(tag) || /\srel="modulepreload"/.test(tag));

/**
 * @typedef {object} Stripped
 * @property {string} html
 * @property {boolean} stripped
 * @property {string} [why] why the page was left whole
 * @property {boolean} [unexpected] the page holds something that this module does not know
 */

/**
 * Takes the framework's scripts out of a prerendered page that needs none of them. All or nothing: what may remain is
 * listed, and a page with anything else keeps every script and hydrates as ordinary Next pages do.
 *
 * @param {string} html
 * @returns {Stripped}
 */
export function strip(html) {
  const whole = (/** @type {string} */ why, unexpected = false) => ({ html, stripped: false, why, unexpected });
  if (ISLAND.test(html)) return whole('island');
  if (ERROR_DOCUMENT.test(html)) return whole('error document: empty until scripts fill it');
  if (LEFT_TO_BROWSER.test(html)) return whole('a boundary that only the browser can render', true);

  let unknown = '';
  const out = html
    .replace(SCRIPT, (script, attributes, text) => {
      if (isFrameworkFile(attributes) || isHydration(attributes, text)) return '';
      const isFile = isData(attributes) || isOwnFile(attributes);
      const isKnown = isStart(attributes, text) || isSpeculation(attributes, text) || isReveal(attributes, text);
      if (!isFile && !isKnown) unknown ||= script.slice(0, 120);
      return script;
    })
    .replace(LINK, (tag) => (isScriptHint(tag) ? '' : tag));
  unknown ||= LEFTOVER.exec(out)?.[0] ?? '';
  return unknown ? whole(`unknown: ${unknown}`, true) : { html: out, stripped: true };
}

/**
 * The `Link` header without its script preloads; undefined when nothing is left.
 * @param {string} header
 */
export function stripLinkHeader(header) {
  const kept = header
    .split(/,\s*(?=<)/)
    .filter((link) => !/;\s*as="?script"?/.test(link) && !/modulepreload/.test(link));
  return kept.length > 0 ? kept.join(', ') : undefined;
}
