import type { Field, NumberField, RowField, TextareaField, TextField } from 'payload';
import { copyOfTitle } from './copies';

type Options = { isOptional?: boolean; width?: string };
type Rest = Pick<TextField, 'defaultValue' | 'hooks' | 'minLength'>;

const required = ({ isOptional }: Options) => (isOptional ? {} : { required: true });
const admin = (description: string, { width }: Options) => ({ description, ...(width && { width }) });

/** One line of text, required unless `isOptional`. @param width of its column in a row, in percent */
export const text = (
  name: string,
  maxLength: number,
  description: string,
  { isOptional, width, ...rest }: Options & Rest = {},
): TextField => ({
  ...{ name, type: 'text', maxLength, ...required({ isOptional }), ...rest },
  admin: admin(description, { width }),
});

/** The same with several lines. */
export const textArea = (
  name: string,
  maxLength: number,
  description: string,
  options: Options = {},
): TextareaField => ({
  ...{ name, type: 'textarea', maxLength, ...required(options) },
  admin: admin(description, options),
});

/** The title of a document; a copy gets its own. */
export const title = (maxLength: number, description: string): TextField =>
  text('title', maxLength, description, { hooks: { beforeDuplicate: [copyOfTitle(maxLength)] } });

/** The position of a document in lists. */
export const order = (description: string): NumberField => ({
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  admin: { position: 'sidebar', description },
});

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });
