/** A hand of which the han are asked is written like one of which the fu are. */
export { read } from './fu.ts';
