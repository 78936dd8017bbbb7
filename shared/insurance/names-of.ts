import type { Logic } from './logic.ts';

export type LogicNames = { operators: string[]; variables: string[]; tables: string[] };

/** Every operator, variable and table that an expression names, with repetitions. */
export function namesOf(logic: Logic): LogicNames {
  const names: LogicNames = { operators: [], variables: [], tables: [] };
  collect(logic, names);
  return names;
}

function collect(logic: Logic, names: LogicNames): void {
  if (Array.isArray(logic)) for (const part of logic) collect(part, names);
  else if (logic !== null && typeof logic === 'object') {
    for (const [operator, operand] of Object.entries(logic)) {
      names.operators.push(operator);
      const first = Array.isArray(operand) ? operand[0] : operand;
      if (operator === 'var') names.variables.push(String(first));
      else if (operator === 'table' || operator === 'highest') names.tables.push(String(first));
      collect(operand, names);
    }
  }
}
