import { type Config, defaultLoggerOptions } from 'payload';
import { isRepeated } from './outage';
import { withoutValues } from './without-values';

export const payloadLogger: Config['logger'] = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(parts, write) {
        if (!isRepeated(parts)) write.apply(this, parts.map(withoutValues) as typeof parts);
      },
    },
  },
};
