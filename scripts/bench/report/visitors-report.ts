import { CONCURRENCY as CONTACT_CONCURRENCY, type Contact } from '../measure/contact.ts';
import { type CrowdSummary, listErrors } from '../measure/crowd.ts';
import { CONCURRENCY as SIGN_IN_CONCURRENCY } from '../measure/sign-in.ts';
import type { SignUps } from '../measure/sign-up.ts';
import type { Weight } from '../measure/weight.ts';
import { rounded, section } from './section.ts';
import { type Cell, table } from './table.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;
const total = (errors: Record<string, number>) => Object.values(errors).reduce((sum, count) => sum + count, 0);

const reasons = (errors: Record<string, number>) => (total(errors) === 0 ? [] : [`Errors: ${listErrors(errors)}.`]);

export function scriptsSection(weights: Weight[]): string {
  const rows = weights.map(({ page, sizes: { js } }): Cell[] => [page, js.raw, js.gzip, js.wire]);
  return section(
    'JavaScript of pages with a form, at a first visit',
    table(['page', 'JS', 'gzip', 'on the wire'], rows),
  );
}

const rateHead = ['per second', 'p50 ms', 'p95 ms', 'per second, rounds', 'succeeded', 'errors'];
const rate = ({ perSecond, perSecondMedian, p50, p95, succeeded, errors }: CrowdSummary): Cell[] => [
  tenths(perSecondMedian),
  tenths(p50),
  tenths(p95),
  rounded(perSecond, 1),
  succeeded,
  total(errors),
];

const verdict = ({ acknowledged, rows, lost }: Contact) =>
  `${acknowledged.toLocaleString('en-US')} submissions were acknowledged, those of the warm-up included; the database ` +
  `has ${rows.toLocaleString('en-US')} rows: ` +
  (lost > 0
    ? `${lost.toLocaleString('en-US')} ${lost === 1 ? 'was' : 'were'} acknowledged and LOST.`
    : 'none is lost.');

export function contactSection(contact: Contact): string {
  return section(
    'Contact submissions',
    table(['at once', ...rateHead], [[String(CONTACT_CONCURRENCY), ...rate(contact)]]),
    verdict(contact),
    ...reasons(contact.errors),
  );
}

export function signInSection(signIn: CrowdSummary): string {
  return section(
    'Sign-ins',
    table(['at once', ...rateHead], [[String(SIGN_IN_CONCURRENCY), ...rate(signIn)]]),
    ...reasons(signIn.errors),
  );
}

export function signUpSection(signUp: SignUps): string {
  const { page, idle, during, p95Ratio, ratios, accounts, succeeded, errors, perSecondMedian } = signUp;
  const rows = [idle, during].map(({ p50, p95, requests, errors: failed }, index): Cell[] => [
    index === 0 ? 'idle' : 'during sign-ups',
    tenths(p50),
    tenths(p95),
    index === 0 ? 1 : hundredths(p95Ratio),
    index === 0 ? undefined : rounded(ratios, 2),
    requests,
    failed,
  ]);
  return section(
    `Latency of ${page} while people sign up`,
    table([page, 'p50 ms', 'p95 ms', 'p95 ÷ idle', 'rounds', 'requests', 'errors'], rows),
    `${succeeded} sign-ups were acknowledged, ${tenths(perSecondMedian)} per second; the database has ${accounts} accounts of them.`,
    ...reasons(errors),
  );
}
