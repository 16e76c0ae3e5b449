import { contract } from './contract.ts';

contract(1, 4);
