// Builds the app that people open, unless what is built already comes from the same sources: `node scripts/build.mjs`.

import { buildWeb } from './web.mjs';

buildWeb();
