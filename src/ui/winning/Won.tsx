/** Entry of the separate chunk with the winners' hands, loaded when a deal is won. */
export { Winners } from './Sets.tsx';
