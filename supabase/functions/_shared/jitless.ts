import { z } from 'zod';

// In a browser, zod otherwise tries to compile code, which the content security policy refuses and reports.
z.config({ jitless: true });
