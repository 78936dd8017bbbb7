/** The function of a call group, buffered or streaming: it checks the tokens of those who may make its calls. */
import type { Construct } from 'constructs';
import type { CallContract, Caller } from '../../shared/calls/define-call.ts';
import type { PoolName } from '../../shared/model/resources.ts';
import type { FunctionSettings } from '../functions.ts';
import { AppFunction } from './app-function.ts';
import type { Surroundings } from './surroundings.ts';

export type CallGroupFunctionProps = {
  settings: FunctionSettings;
  /** The calls that it answers. */
  contracts: readonly CallContract[];
  around: Surroundings;
};

/** Whose token a caller may bring: an open call takes an owner's if there is one. */
const poolOfCaller: Partial<Record<Caller, PoolName>> = {
  open: 'owners',
  owner: 'owners',
  customer: 'customers',
  staff: 'staff',
};

export class CallGroupFunction extends AppFunction {
  readonly contracts: readonly CallContract[];

  constructor(scope: Construct, id: string, { settings, contracts, around }: CallGroupFunctionProps) {
    super(scope, id, { settings, around, tokenPools: tokenPools(contracts) });
    this.contracts = contracts;
  }
}

function tokenPools(contracts: readonly CallContract[]): PoolName[] {
  const pools = contracts.map(({ caller }) => poolOfCaller[caller]).filter((pool) => pool !== undefined);
  return [...new Set(pools)];
}
