import { contract } from './contract.ts';

contract(4, 4);
