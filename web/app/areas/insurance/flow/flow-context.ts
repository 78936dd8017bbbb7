/** What all screens of an application share. */
import { createContext, useContext } from 'react';
import type { ProductDefinition } from '../../../../../shared/insurance/definition.ts';
import type { Application } from '../../../../../shared/insurance/product.ts';
import type { ProductTexts } from '../../../../../shared/insurance/product-texts.ts';
import type { ApplicationState, ApplicationStore } from './application-store.ts';

export type Flow = {
  store: ApplicationStore;
  state: ApplicationState;
  definition: ProductDefinition;
  texts: ProductTexts;
  /** What is asked now, in the light of the answers. */
  application: Application;
  /** The agent on whose page it began. */
  agentName: string | null;
};

export const FlowContext = createContext<Flow | null>(null);

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (flow === null) throw new Error('This screen stands outside of an application.');
  return flow;
}
