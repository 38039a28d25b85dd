import type { Field, NumberField, RowField, TextareaField, TextField } from 'payload';
import { copyOfTitle } from './copies';

type Rest<F extends TextField | TextareaField> = Partial<
  Pick<F, 'custom' | 'defaultValue' | 'hooks' | 'label' | 'minLength' | 'validate'>
>;
type Options = { isOptional?: boolean; width?: string };

const ofKind = (
  type: 'text' | 'textarea',
  name: string,
  maxLength: number,
  description: string,
  { isOptional, width, ...rest }: Options & Rest<TextField | TextareaField>,
) => ({
  ...{ name, type, maxLength, ...(!isOptional && { required: true }), ...rest },
  admin: { ...(description && { description }), ...(width && { width }) },
});

/** Required unless `isOptional`. `width`: of its column in a row, such as `50%`. */
export const text = (
  name: string,
  maxLength: number,
  description = '',
  options: Options & Rest<TextField> = {},
): TextField => ofKind('text', name, maxLength, description, options) as TextField;

export const textArea = (
  name: string,
  maxLength: number,
  description = '',
  options: Options & Rest<TextareaField> = {},
): TextareaField => ofKind('textarea', name, maxLength, description, options) as TextareaField;

export const title = (maxLength: number, description: string): TextField =>
  text('title', maxLength, description, { hooks: { beforeDuplicate: [copyOfTitle(maxLength)] } });

export const order = (description: string): NumberField => ({
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  admin: { position: 'sidebar', description },
});

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });
