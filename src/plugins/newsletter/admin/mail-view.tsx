import './newsletter.css';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { senderOf } from '@/data/sender-of';
import { notFound } from '@/payload/navigation';
import { letterHtml } from '@/services/mail/frame/letter-html';
import { letterText } from '@/services/mail/frame/letter-text';
import { issueLetter } from '@/services/mail/issue-letter';
import { subscriptionPath } from '@/services/mail/issue-links';
import { readContent } from '../issue';
import { MailPreview } from './mail-preview';
import { SendPanel } from './send-panel';
import { TestButton } from './test-button';

export async function MailView({ initPageResult, hasPublishedDoc }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const id = docID === undefined ? undefined : String(docID);
  const content = id && can(req, 'write') ? await readContent(req, id) : undefined;
  if (!id || !content) notFound();
  const sender = await senderOf(req.payload);
  const letter = issueLetter(content, { company: sender.name, manage: subscriptionPath });
  const isComplete = Boolean(hasPublishedDoc) && content.sections.length > 0;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        id={id}
        pluralLabel={collectionConfig?.labels.plural}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? 'title'}
        view="Mail"
      />
      <main className="newsletter">
        <Gutter className="newsletter-columns">
          <section className="newsletter-preview" aria-labelledby="newsletter-preview">
            <h2 id="newsletter-preview">Preview of the newest draft</h2>
            <MailPreview
              subject={letter.subject}
              preheader={letter.preheader}
              light={letterHtml(letter, sender, 'light')}
              dark={letterHtml(letter, sender, 'dark')}
              text={letterText(letter, sender)}
            />
          </section>
          <div className="newsletter-side">
            <section aria-labelledby="newsletter-test">
              <h2 id="newsletter-test">Test</h2>
              <TestButton id={id} email={req.user?.email ?? ''} />
            </section>
            {can(req, 'publish') ? (
              <SendPanel id={id} isComplete={isComplete} />
            ) : (
              <p className="admin-quiet">Editors and admins send the issue.</p>
            )}
          </div>
        </Gutter>
      </main>
    </>
  );
}
