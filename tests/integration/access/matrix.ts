import type { Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Capability } from '@/seams/capability';
import { partsFor } from '@/seams/with-capabilities';
import { isFull } from '../../helpers/extent';
import { testPayload } from '../../helpers/payload';
import { contentCollections } from '../../helpers/samples';
import { people, signIn } from '../../helpers/staff';
import { contentOperations } from './content-operations';
import { experimentOperations } from './experiment-operations';
import { globalOperations } from './global-operations';
import { closedOperations, lockOperations, preferenceOperations } from './internal-operations';
import { mediaOperations } from './media-operations';
import { notificationOperations } from './notification-operations';
import type { Operation } from './operation';
import { redirectOperations } from './redirect-operations';
import { releaseOperations } from './release-operations';
import { reviewOperations } from './review-operations';
import { patternOperations, queueOperations, queueStatsOperations, rowOperations } from './row-operations';
import { securityOperations } from './security-operations';
import {
  approvalOperations,
  approvalRuleOperations,
  commentOperations,
  previewLinkOperations,
} from './sharing-operations';
import { collectionRules, globalRules, type Rules } from './table';
import {
  apiKeyOperations,
  deliveryOperations,
  transferOperations,
  transferTargetOperations,
  webhookOperations,
} from './tool-operations';
import { userOperations } from './user-operations';

const operations: Record<string, Record<string, Operation>> = {
  ...Object.fromEntries(contentCollections.map((slug) => [slug, contentOperations])),
  media: mediaOperations,
  redirects: redirectOperations,
  releases: releaseOperations,
  campaigns: rowOperations({
    field: 'word',
    more: { title: 'Spring', promise: 'See it first', about: 'For those on shift.', language: 'en' },
  }),
  experiments: experimentOperations,
  'preview-links': previewLinkOperations,
  approvals: approvalOperations,
  comments: commentOperations,
  'design-reviews': reviewOperations,
  users: userOperations,
  patterns: patternOperations,
  'payload-folders': rowOperations({ field: 'name', more: {} }),
  notifications: notificationOperations,
  'audit-log': rowOperations({ field: 'title', more: { action: 'publish' } }),
  'page-statistics': rowOperations({ field: 'path', more: { day: '2026-11-21', views: 1, contacts: 0, bookings: 0 } }),
  'broken-links': rowOperations({
    field: 'title',
    more: { address: '/nowhere', reason: 'Nothing is there.', place: 'body', firstSeen: '2026-11-21T00:00:00.000Z' },
  }),
  'api-keys': apiKeyOperations,
  webhooks: webhookOperations,
  'webhook-deliveries': deliveryOperations,
  'transfer-targets': transferTargetOperations,
  transfers: transferOperations,
  'payload-jobs': queueOperations,
  'payload-preferences': preferenceOperations,
  'payload-locked-documents': lockOperations,
  'second-factors': closedOperations({ account: 'a', secret: 'a', lastStep: 0, recoveryCodes: [], revision: 0 }),
  'payload-kv': closedOperations({ key: 'a', data: {} }),
  'payload-migrations': closedOperations({ name: 'a', batch: 1 }),
  ...Object.fromEntries(Object.keys(globalRules).map((slug) => [slug, globalOperations])),
  'approval-rules': approvalRuleOperations,
  'staff-security': securityOperations,
  'payload-jobs-stats': queueStatsOperations,
};

const allRules: Record<string, Rules> = { ...collectionRules, ...globalRules };

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

async function observe(slug: string, attempt: Operation) {
  const cells: string[] = [];
  for (const who of people) {
    const happened = await attempt({ payload, slug, me: staff[who] });
    cells.push(happened ? 'yes' : 'no');
  }
  return cells.join(' ');
}

type Entity = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'slug' | 'access' | 'hooks'>;

const decidingOf = ({ slug, access, hooks }: Entity, capabilities: Capability[]) => [
  ...Object.entries(access).flat(),
  ...(hooks.beforeOperation ?? []),
  ...(hooks.beforeValidate ?? []),
  ...(hooks.beforeChange ?? []),
  ...partsFor(capabilities, { slug }).flatMap((part) => [part.refuseChange, part.checkPublish, part.refuseDelete]),
];

/** True for siblings of one factory: the same rules, access functions and hooks that refuse. */
const isAlike = (one: Entity, other: Entity, capabilities: Capability[]): boolean => {
  const [a, b] = [decidingOf(one, capabilities), decidingOf(other, capabilities)];
  return allRules[one.slug] === allRules[other.slug] && a.length === b.length && a.every((part, at) => part === b[at]);
};

export function describeAccess(entities: Entity[], capabilities: Capability[]) {
  const first = entities.filter((one, at) => !entities.slice(0, at).some((other) => isAlike(one, other, capabilities)));
  const slugs = new Set<string>((isFull ? entities : first).map(({ slug }) => slug));
  beforeAll(async () => {
    payload = await testPayload();
    staff = await signIn(payload);
  });

  describe.each(Object.entries(allRules).filter(([slug]) => slugs.has(slug)))('%s', (slug, rules) => {
    const tried = operations[slug] ?? {};

    it('has one rule for each operation', () => {
      expect(Object.keys(tried).sort()).toEqual(Object.keys(rules).sort());
    });
    it.each(Object.entries(tried))('%s', async (name, attempt) => {
      expect(await observe(slug, attempt)).toBe(rules[name]);
    });
  });
}
