import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import { withInternalRules } from '@/access/internal-collections';
import { denyAll, editors } from '@/access/rules';
import { cleanData } from '@/api/clean-data';
import { mcpEndpoints } from '@/api/mcp/endpoint';
import { policyReportsEndpoint } from '@/api/policy-reports';
import { tellSendersFaults } from '@/api/senders-faults';
import { apiEndpoints } from '@/api/v1/endpoints';
import { blocks } from '@/blocks';
import { checksEndpoint } from '@/checks/endpoint';
import { grandfathering } from '@/checks/grandfathering';
import { apiKeys } from '@/collections/api-keys';
import { approvals } from '@/collections/approvals';
import { auditLog } from '@/collections/audit-log';
import { brokenLinks } from '@/collections/broken-links';
import { comments } from '@/collections/comments';
import { designReviews } from '@/collections/design-reviews';
import { experiments } from '@/collections/experiments';
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
import { notifications } from '@/collections/notifications';
import { pageStatistics } from '@/collections/page-statistics';
import { pages } from '@/collections/pages';
import { partnershipPhases } from '@/collections/partnership-phases';
import { patterns } from '@/collections/patterns';
import { previewLinks } from '@/collections/preview-links';
import { redirects } from '@/collections/redirects';
import { releases } from '@/collections/releases';
import { saveState } from '@/collections/save-state';
import { secondFactors } from '@/collections/second-factors';
import { users } from '@/collections/users';
import { webhookDeliveries } from '@/collections/webhook-deliveries';
import { webhooks } from '@/collections/webhooks';
import { env, isServer } from '@/env';
import { editor } from '@/fields/editor';
import { ADMIN_DATE_FORMAT, adminWords } from '@/lib/admin-words';
import { MAX_UPLOAD_BYTES } from '@/lib/body-limits';
import { withCascadingVersions } from '@/lib/cascading-versions';
import { payloadLogger } from '@/lib/logging/payload-logger';
import { ownOrigins } from '@/lib/same-origin';
import { soundDatabase } from '@/lib/sound-database';
import { hearingCommits } from '@/publishing/hear-commits';
import { withPublishesTable } from '@/publishing/publishes-table';
import { withTextIndexTable } from '@/search/text-index-table';
import { staffMail } from '@/services/mail/transport';
import { storage } from '@/services/storage/plugin';
import { seoPanel } from '@/site/seo/panel';
import { backupEndpoints } from '@/staff/backups/endpoints';
import { editorialEndpoints } from '@/staff/editorial/endpoints';
import { findEndpoint } from '@/staff/find/endpoint';
import { findReplaceEndpoints } from '@/staff/find-replace/endpoints';
import { tellPublicErrors } from '@/staff/hooks/public-errors';
import { sizesSharp } from '@/staff/hooks/white-behind-jpeg';
import { tableEndpoints } from '@/staff/import-export/endpoints';
import { tableMenus } from '@/staff/import-export/menu';
import { inboxEndpoints } from '@/staff/inbox/endpoints';
import { checkLinksTask } from '@/staff/link-check/task';
import { editLinkEndpoint } from '@/staff/live/edit-link-endpoint';
import { pathCheckEndpoint } from '@/staff/paths/endpoint';
import { withLimitsTable } from '@/staff/sign-in/limits-table';
import { translationEndpoints } from '@/staff/translations/endpoints';
import { usageEndpoint } from '@/staff/usage/endpoint';

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
      actions: ['/admin/palette/palette-button#PaletteButton', '/admin/notifications/bell#Bell'],
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
        '/admin/palette/palette#Palette',
        '/admin/menu/open-menu#OpenMenu',
      ],
      beforeDashboard: ['/admin/tour/tour#Tour', '/admin/dashboard/dashboard#Dashboard'],
      afterNavLinks: [
        '/admin/inbox/nav-link#InboxNavLink',
        '/admin/translations/nav-link#TranslationsNavLink',
        '/admin/backups/nav-link#BackupsNavLink',
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
          Component: '/admin/replace/replace-view#ReplaceView',
          path: '/replace',
          meta: { title: 'Find and replace' },
        },
        backups: { Component: '/admin/backups/backups-view#BackupsView', path: '/backups', meta: { title: 'Backups' } },
        translations: {
          Component: '/admin/translations/translations-view#TranslationsView',
          path: '/translations',
          meta: { title: 'Translations' },
        },
        import: {
          Component: '/admin/tables/import-view#ImportView',
          path: '/import/:collection',
          meta: { title: 'Import' },
        },
        inbox: { Component: '/admin/inbox/inbox-view#InboxView', path: '/inbox', meta: { title: 'Inbox' } },
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
