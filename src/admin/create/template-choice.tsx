'use client';

import { TemplatePicture } from './template-picture';
import { templates } from './templates';

type Props = { chosen: string; onChoose: (name: string) => void };

export const TemplateChoice = ({ chosen, onChoose }: Props) => (
  <fieldset className="template-start">
    <legend>Start with</legend>
    <div className="template-list">
      {templates.map(({ name, title, words, blocks }) => (
        <label key={name} className="admin-tile template-choice">
          <input type="radio" name="template" value={name} checked={name === chosen} onChange={() => onChoose(name)} />
          <TemplatePicture blocks={blocks} />
          <strong>{title}</strong>
          <span>{words}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
