/** A frame is a guest in somebody else's page: nothing of its reader is kept or read. It comes before all other modules. */
import { keepNothing } from '../store/storage.ts';

keepNothing();
