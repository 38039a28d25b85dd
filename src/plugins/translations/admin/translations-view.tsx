import './translations-view.css';
import type { AdminViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { DoorRow } from '@/admin/doors/door-row';
import { ViewFrame } from '@/admin/view-frame';
import { redirect } from '@/payload/navigation';
import { overviewOf } from '../overview';
import { ImportXliff } from './import-xliff';
import { LanguageWork } from './language-work';

export async function TranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Ftranslations');
  if (!can(req, 'write')) redirect('/admin/unauthorized');
  const progress = await overviewOf(req);
  return (
    <ViewFrame view={view} className="admin-view translations" name="Translations">
      <DoorRow
        of={{ href: '/admin/translations' }}
        payload={req.payload}
        permissions={view.initPageResult.permissions}
        user={req.user}
      />
      <h1>Translations</h1>
      <p>
        What is left to translate, as of the newest drafts. Choose translations to export their texts as an XLIFF file
        for translators, and import the file when it comes back: you see what it changes first, and it is saved as
        drafts.
      </p>
      {progress.length === 0 ? (
        <p>English is the only language. An editor can add another one under Languages.</p>
      ) : (
        <>
          {progress.map(({ code, name, documents }) => (
            <LanguageWork key={code} code={code} name={name} documents={documents} />
          ))}
          <ImportXliff />
        </>
      )}
    </ViewFrame>
  );
}
