import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig, type Plugin } from 'payload';
import { withInternalRules } from '@/access/internal-collections';
import { denyAll, editors } from '@/access/rules';
import { choicesEndpoint } from '@/admin/pickers/choices';
import { pickers } from '@/admin/pickers/with-pickers';
import { adminShell } from '@/admin/shell';
import { unknownRows } from '@/admin/unknown-kinds/with-unknown-rows';
import { cleanData } from '@/api/clean-data';
import { tellOutage } from '@/api/outage';
import { policyReportsEndpoint } from '@/api/policy-reports';
import { tellSendersFaults } from '@/api/senders-faults';
import { blocks } from '@/blocks';
import { collections, globals } from '@/collections';
import { TOO_BIG } from '@/collections/media';
import { mediaFolders } from '@/collections/media-folders';
import { saveState } from '@/collections/save-state';
import { database } from '@/database';
import { env } from '@/env';
import { editor } from '@/fields/editor';
import { adminWords } from '@/lib/admin-words';
import { MAX_UPLOAD_BYTES } from '@/lib/body-limits';
import { payloadLogger } from '@/lib/logging/payload-logger';
import { ownOrigins } from '@/lib/same-origin';
import { withPatientSchedules } from '@/payload/patient-schedules';
import { tellPublicErrors } from '@/payload/public-errors';
import { plugins } from '@/plugins';
import { withCapabilities } from '@/seams/with-capabilities';
import { staffMail } from '@/services/mail/transport';
import { storage } from '@/services/storage/plugin';
import { seoPanel } from '@/site/seo/panel';
import { editorialEndpoints } from '@/staff/editorial/endpoints';
import { sectionUsesEndpoint } from '@/staff/editorial/section-uses';
import { grandfathering } from '@/staff/grandfathering/grandfathering';
import { sizesSharp } from '@/staff/hooks/white-behind-jpeg';
import { pathCheckEndpoint } from '@/staff/paths/endpoint';

const root = path.dirname(fileURLToPath(import.meta.url));

/** The configuration with these capabilities alone. */
export const configure = (capabilities: Plugin[]) =>
  buildConfig({
    secret: env().PAYLOAD_SECRET,
    telemetry: false,
    logger: payloadLogger,
    sharp: sizesSharp,
    editor,
    blocks,
    collections,
    folders: mediaFolders,
    endpoints: [...editorialEndpoints, sectionUsesEndpoint, pathCheckEndpoint, choicesEndpoint, policyReportsEndpoint],
    globals,
    plugins: [
      ...capabilities,
      withCapabilities,
      seoPanel,
      storage,
      cleanData,
      saveState,
      pickers,
      unknownRows,
      grandfathering,
    ],
    jobs: {
      // Run only by src/staff/background, in one process at a time; never over the API.
      access: { run: () => false, queue: () => false, cancel: () => false },
      jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
        ...defaultJobsCollection,
        access: { read: editors, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
      }),
    },
    email: staffMail(),
    hooks: { afterError: [tellPublicErrors, tellSendersFaults, tellOutage] },
    defaultDepth: 1,
    maxDepth: 3,
    csrf: ownOrigins(env().SITE_URL),
    cors: ownOrigins(env().SITE_URL),
    graphQL: { disable: true },
    upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true, responseOnLimit: TOO_BIG },
    i18n: { translations: { en: adminWords } },
    admin: { ...adminShell, importMap: { baseDir: path.resolve(root, 'src') } },
    // `npm run generate` writes the types; in development, Payload would spawn a process for it on every change.
    typescript: { outputFile: path.resolve(root, 'payload-types.ts'), autoGenerate: false },
    db: database({ migrationDir: path.resolve(root, 'migrations') }),
  })
    .then(withInternalRules)
    .then(withPatientSchedules);

export default configure(plugins);
