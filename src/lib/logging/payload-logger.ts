import { type Config, defaultLoggerOptions } from 'payload';
import { withoutValues } from './without-values';

export const payloadLogger: Config['logger'] = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(parts, write) {
        write.apply(this, parts.map(withoutValues) as typeof parts);
      },
    },
  },
};
