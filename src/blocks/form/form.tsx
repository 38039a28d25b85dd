import { languageOf } from '@shared/language';
import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import { BuiltForm } from '@/visitors/forms/built/built-form';
import { publicForm } from '@/visitors/forms/built/public-form';
import { InLanguage } from '@/visitors/forms/in-language';
import type { BlockProps } from '../types';

/** A form built by staff, with a headline. Renders nothing once the form is deleted. */
export function FormSection({ block, site, data }: BlockProps<'form'>) {
  const form = data && publicForm(data);
  if (!form) return null;
  return (
    <Section settings={block.section}>
      <div className="grid-12 gap-y-10">
        <div className="col-span-12 lg:col-span-5">
          <h2 className="text-page">{block.heading}</h2>
          {block.text ? <p className="mt-6 max-w-(--measure) text-ink-2">{block.text}</p> : null}
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <Island waits>
            <InLanguage language={languageOf(site)}>
              <BuiltForm form={form} />
            </InLanguage>
          </Island>
        </div>
      </div>
    </Section>
  );
}
