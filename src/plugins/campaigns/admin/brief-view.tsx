import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { defaultLanguage, isLanguage, type Language, languages } from '@/lib/languages';
import { redirect } from '@/payload/navigation';
import { BriefForm } from './brief-form';
import './campaigns.css';
import { listAsSite } from '@/staff/find-as-site';

const list = { label: 'Campaigns', url: '/admin/collections/campaigns' };

/** In the place of Payload's form for a new one. Languages: those that the site has, offered or not. */
export async function BriefView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!can(req, 'write')) redirect('/admin/unauthorized');
  const docs = await listAsSite(req, 'languages', {
    select: { code: true },
    draft: true,
  });
  const codes = [...new Set<Language>([defaultLanguage, ...docs.map(({ code }) => code).filter(isLanguage)])];
  return (
    <Gutter className="admin-view brief">
      <SetStepNav nav={[list, { label: 'New campaign' }]} />
      <h1>New campaign</h1>
      <p>
        Makes a page, a form and a release from one brief, all of them drafts. They go live together when the release is
        published; until then, visitors see nothing.
      </p>
      <BriefForm
        languages={codes.map((code) => ({ code, name: languages[code].name }))}
        mayPublish={can(req, 'publish')}
      />
    </Gutter>
  );
}
