'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import './create.css';
import { TemplatePicture } from './template-picture';
import { type Template, templates } from './templates';

export function StartWithTemplate() {
  const rows = useFormFields(([fields]) => fields.blocks?.rows?.length ?? 0);
  const { addFieldRow } = useForm();
  if (rows > 0) return null;

  // The server fills new sections with examples.
  const start = ({ blocks }: Template) =>
    blocks.forEach((blockType, rowIndex) => {
      addFieldRow({ blockType, path: 'blocks', rowIndex, schemaPath: 'blocks' });
    });
  return (
    <section className="template-start" aria-labelledby="template-start">
      <h3 id="template-start">Start with a template</h3>
      <ul className="template-list">
        {templates
          .filter(({ blocks }) => blocks.length > 0)
          .map((template) => (
            <li key={template.name}>
              <button type="button" className="admin-tile template-choice" onClick={() => start(template)}>
                <TemplatePicture blocks={template.blocks} />
                <strong>{template.title}</strong>
                <span>{template.words}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
