import type { TextareaField, TextField } from 'payload';

export const heading = (
  overrides: Partial<Pick<TextField, 'required'>> & { description?: string; level?: 1 | 2 } = {},
): TextField => ({
  name: 'heading',
  type: 'text',
  required: overrides.required ?? true,
  maxLength: 140,
  custom: { headingLevel: overrides.level ?? 2 },
  admin: { description: overrides.description ?? 'The headline. One short sentence.' },
});

export const intro = (description = 'One or two sentences that support the headline. Optional.'): TextareaField => ({
  name: 'intro',
  type: 'textarea',
  maxLength: 600,
  admin: { description },
});
