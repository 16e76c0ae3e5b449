import { contract } from './contract.ts';

contract(3, 4);
