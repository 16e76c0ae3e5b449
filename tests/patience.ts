/** Components in a browser: a busy machine may take its time before what is waited for is there. */
import { configure } from '@solidjs/testing-library';

configure({ asyncUtilTimeout: 15_000 });
