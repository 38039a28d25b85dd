import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import { withInternalRules } from '@/access/internal-collections';
import { denyAll, editors } from '@/access/rules';
import { cleanData } from '@/api/clean-data';
import { policyReportsEndpoint } from '@/api/policy-reports';
import { tellSendersFaults } from '@/api/senders-faults';
import { blocks } from '@/blocks';
import { auditLog } from '@/collections/audit-log';
import { designReviews } from '@/collections/design-reviews';
import { forms } from '@/collections/forms';
import { approvalRules } from '@/collections/globals/approval-rules';
import { footer } from '@/collections/globals/footer';
import { navigation } from '@/collections/globals/navigation';
import { siteSettings } from '@/collections/globals/site-settings';
import { staffSecurity } from '@/collections/globals/staff-security';
import { industries } from '@/collections/industries';
import { jobs } from '@/collections/jobs';
import { languages } from '@/collections/languages';
import { leaders } from '@/collections/leaders';
import { legalPages } from '@/collections/legal-pages';
import { media, TOO_BIG } from '@/collections/media';
import { mediaFolders } from '@/collections/media-folders';
import { newsletterIssues } from '@/collections/newsletter-issues';
import { pageStatistics } from '@/collections/page-statistics';
import { pages } from '@/collections/pages';
import { partnershipPhases } from '@/collections/partnership-phases';
import { saveState } from '@/collections/save-state';
import { secondFactors } from '@/collections/second-factors';
import { users } from '@/collections/users';
import { env, isServer } from '@/env';
import { editor } from '@/fields/editor';
import { ADMIN_DATE_FORMAT, adminWords } from '@/lib/admin-words';
import { MAX_UPLOAD_BYTES } from '@/lib/body-limits';
import { withCascadingVersions } from '@/lib/cascading-versions';
import { payloadLogger } from '@/lib/logging/payload-logger';
import { ownOrigins } from '@/lib/same-origin';
import { soundDatabase } from '@/lib/sound-database';
import { apiKeys } from '@/plugins/api/collection';
import { mcpEndpoints } from '@/plugins/api/mcp/endpoint';
import { apiEndpoints } from '@/plugins/api/v1/endpoints';
import { backupEndpoints } from '@/plugins/backups/endpoints';
import { checksEndpoint } from '@/plugins/checks/endpoint';
import { grandfathering } from '@/plugins/checks/grandfathering';
import { comments } from '@/plugins/comments/collection';
import { experiments } from '@/plugins/experiments/collection';
import { findReplaceEndpoints } from '@/plugins/find-replace/endpoints';
import { inboxEndpoints } from '@/plugins/inbox/endpoints';
import { brokenLinks } from '@/plugins/link-check/collection';
import { checkLinksTask } from '@/plugins/link-check/task';
import { notifications } from '@/plugins/notifications/collection';
import { findEndpoint } from '@/plugins/palette/endpoint';
import { patterns } from '@/plugins/patterns/collection';
import { redirects } from '@/plugins/redirects/collection';
import { releases } from '@/plugins/releases/collection';
import { approvals } from '@/plugins/sharing/approvals';
import { previewLinks } from '@/plugins/sharing/preview-links';
import { tableEndpoints } from '@/plugins/tables/endpoints';
import { tableMenus } from '@/plugins/tables/menu';
import { translationEndpoints } from '@/plugins/translations/endpoints';
import { usageEndpoint } from '@/plugins/usage/endpoint';
import { webhooks } from '@/plugins/webhooks/collection';
import { webhookDeliveries } from '@/plugins/webhooks/deliveries';
import { hearingCommits } from '@/publishing/hear-commits';
import { withPublishesTable } from '@/publishing/publishes-table';
import { withTextIndexTable } from '@/search/text-index-table';
import { staffMail } from '@/services/mail/transport';
import { storage } from '@/services/storage/plugin';
import { seoPanel } from '@/site/seo/panel';
import { editorialEndpoints } from '@/staff/editorial/endpoints';
import { tellPublicErrors } from '@/staff/hooks/public-errors';
import { sizesSharp } from '@/staff/hooks/white-behind-jpeg';
import { editLinkEndpoint } from '@/staff/live/edit-link-endpoint';
import { pathCheckEndpoint } from '@/staff/paths/endpoint';
import { withLimitsTable } from '@/staff/sign-in/limits-table';

const root = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: env().PAYLOAD_SECRET,
  telemetry: false,
  logger: payloadLogger,
  sharp: sizesSharp,
  editor,
  blocks,
  collections: [
    pages,
    industries,
    jobs,
    leaders,
    newsletterIssues,
    partnershipPhases,
    legalPages,
    languages,
    media,
    patterns,
    forms,
    redirects,
    releases,
    experiments,
    previewLinks,
    approvals,
    comments,
    brokenLinks,
    pageStatistics,
    auditLog,
    notifications,
    designReviews,
    apiKeys,
    webhooks,
    webhookDeliveries,
    users,
    secondFactors,
  ],
  folders: mediaFolders,
  endpoints: [
    ...inboxEndpoints,
    ...editorialEndpoints,
    usageEndpoint,
    checksEndpoint,
    pathCheckEndpoint,
    policyReportsEndpoint,
    editLinkEndpoint,
    findEndpoint,
    ...findReplaceEndpoints,
    ...backupEndpoints,
    ...translationEndpoints,
    ...tableEndpoints,
    ...apiEndpoints,
    ...mcpEndpoints,
  ],
  globals: [siteSettings, navigation, footer, approvalRules, staffSecurity],
  plugins: [tableMenus, seoPanel, storage, cleanData, saveState, grandfathering],
  jobs: {
    // Run only by src/staff/background, in one process at a time; never over the API.
    access: { run: () => false, queue: () => false, cancel: () => false },
    tasks: [checkLinksTask],
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { read: editors, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
    }),
  },
  email: staffMail(),
  hooks: { afterError: [tellPublicErrors, tellSendersFaults] },
  defaultDepth: 1,
  maxDepth: 3,
  csrf: ownOrigins(env().SITE_URL),
  cors: ownOrigins(env().SITE_URL),
  graphQL: { disable: true },
  upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true, responseOnLimit: TOO_BIG },
  i18n: { translations: { en: adminWords } },
  admin: {
    user: 'users',
    // The default requests gravatar.com, a third party.
    avatar: 'default',
    dateFormat: ADMIN_DATE_FORMAT,
    importMap: { baseDir: path.resolve(root, 'src') },
    meta: {
      titleSuffix: ' | Alethia admin',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      actions: ['/plugins/palette/admin/palette-button#PaletteButton', '/plugins/notifications/admin/bell#Bell'],
      graphics: { Icon: '/admin/graphics#Icon', Logo: '/admin/graphics#Logo' },
      providers: [
        '/admin/shortcuts/shortcuts#Shortcuts',
        '/admin/names/accessible-names#AccessibleNames',
        '/admin/live/staff-cookie#StaffCookie',
        '/admin/session-ended/session-ended#SessionEnded',
        '/admin/pasted/clean-paste#CleanPaste',
      ],
      header: [
        '/admin/skip-links/skip-links#SkipLinks',
        '/plugins/palette/admin/palette#Palette',
        '/admin/menu/open-menu#OpenMenu',
      ],
      beforeDashboard: ['/plugins/tour/admin/tour#Tour', '/admin/dashboard/dashboard#Dashboard'],
      afterNavLinks: [
        '/plugins/inbox/admin/nav-link#InboxNavLink',
        '/plugins/translations/admin/nav-link#TranslationsNavLink',
        '/plugins/backups/admin/nav-link#BackupsNavLink',
      ],
      views: {
        login: {
          Component: '/admin/sign-in/login-view#LoginView',
          path: '/login',
          meta: { title: 'Sign in' },
        },
        newAddress: {
          Component: '/admin/account/new-address-view#NewAddressView',
          path: '/new-address',
          meta: { title: 'Your new address' },
        },
        replace: {
          Component: '/plugins/find-replace/admin/replace-view#ReplaceView',
          path: '/replace',
          meta: { title: 'Find and replace' },
        },
        backups: {
          Component: '/plugins/backups/admin/backups-view#BackupsView',
          path: '/backups',
          meta: { title: 'Backups' },
        },
        translations: {
          Component: '/plugins/translations/admin/translations-view#TranslationsView',
          path: '/translations',
          meta: { title: 'Translations' },
        },
        import: {
          Component: '/plugins/tables/admin/import-view#ImportView',
          path: '/import/:collection',
          meta: { title: 'Import' },
        },
        inbox: { Component: '/plugins/inbox/admin/inbox-view#InboxView', path: '/inbox', meta: { title: 'Inbox' } },
      },
    },
  },
  // `npm run generate` writes the types; in development, Payload would spawn a process for it on every change.
  typescript: { outputFile: path.resolve(root, 'payload-types.ts'), autoGenerate: false },
  db: hearingCommits(
    soundDatabase(
      postgresAdapter({
        pool: {
          connectionString: env().DATABASE_URL,
          max: 10,
          connectionTimeoutMillis: 5_000,
          // Less than the response timeout (src/delivery/http/bounded-request.ts). Migrations may take longer.
          statement_timeout: isServer ? 25_000 : undefined,
          // Frees requests when the database hangs.
          query_timeout: isServer ? 60_000 : undefined,
        },
        // See docs/decisions/001-blocks-as-json.md.
        blocksAsJSON: true,
        idType: 'uuid',
        // The seed derives ids from names, so that documents can refer to one another.
        allowIDOnCreate: true,
        schemaName: 'payload',
        beforeSchemaInit: [withCascadingVersions, withLimitsTable, withPublishesTable, withTextIndexTable],
        push: false,
        migrationDir: path.resolve(root, 'migrations'),
      }),
    ),
  ),
}).then(withInternalRules);
