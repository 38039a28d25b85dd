import type { Field, NumberField, RowField, TextareaField, TextField } from 'payload';
import { copyOfTitle } from './copies';

type Options = { isOptional?: boolean; width?: string };
type Rest = Pick<TextField, 'custom' | 'defaultValue' | 'hooks' | 'minLength'>;

const required = ({ isOptional }: Options) => (isOptional ? {} : { required: true });
const admin = (description: string, { width }: Options) => ({ description, ...(width && { width }) });

/** Required unless `isOptional`. `width`: of its column in a row, such as `50%`. */
export const text = (
  name: string,
  maxLength: number,
  description: string,
  { isOptional, width, ...rest }: Options & Rest = {},
): TextField => ({
  ...{ name, type: 'text', maxLength, ...required({ isOptional }), ...rest },
  admin: admin(description, { width }),
});

export const textArea = (
  name: string,
  maxLength: number,
  description: string,
  { isOptional, width, ...rest }: Options & Pick<TextareaField, 'custom'> = {},
): TextareaField => ({
  ...{ name, type: 'textarea', maxLength, ...required({ isOptional }), ...rest },
  admin: admin(description, { width }),
});

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
