import type { Form } from '@payload-types';
import { InPreview } from '@/components/layout/previewed';
import { Section } from '@/components/ui/section';
import { BuiltForm } from '@/visitors/forms/built/built-form';
import { draftedForm } from '@/visitors/forms/built/public-form';

/** A form without a page, before it is published. Incomplete fields are left out; nothing is sent. */
export function FormAlone({ form }: { form: Form }) {
  const drafted = draftedForm(form);
  return (
    <Section settings={{ ground: 'white', spacing: 'standard' }}>
      <div className="grid-12">
        <div className="col-span-12 lg:col-span-8 lg:col-start-3">
          {drafted ? (
            <InPreview>
              <BuiltForm form={drafted} />
            </InPreview>
          ) : (
            <p>Add a field: the form is shown here.</p>
          )}
        </div>
      </div>
    </Section>
  );
}
