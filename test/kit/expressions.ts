/** What DynamoDB's conditions and updates mean, for rows in memory: as much of them as the stores use. */

type Row = Record<string, unknown>;
type Values = Record<string, unknown>;

export type Expressions = {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Values;
};

const token = /\s*([#:]?\w+(?:\.#?\w+)*|<>|<=|>=|[=<>(),])/gy;

/** Reads an expression from its start; a word that it does not know is an error. */
class Reader {
  #tokens: string[];
  #at = 0;
  readonly #row: Row;
  readonly #names: Record<string, string>;
  readonly #values: Values;

  constructor(text: string, row: Row, { ExpressionAttributeNames = {}, ExpressionAttributeValues = {} }: Expressions) {
    this.#tokens = [...text.matchAll(token)].map(([, word = '']) => word);
    this.#row = row;
    this.#names = ExpressionAttributeNames;
    this.#values = ExpressionAttributeValues;
  }

  peek = (): string => this.#tokens[this.#at] ?? '';
  take = (): string => this.#tokens[this.#at++] ?? '';

  skip(word: string): void {
    const found = this.take();
    if (found !== word) throw new Error(`Expected "${word}" in an expression, found "${found}".`);
  }

  /** The parts of a path: `recovery.#code` names an entry of a map. */
  path = (): string[] =>
    this.take()
      .split('.')
      .map((part) => this.#names[part] ?? part);

  #read(): unknown {
    return this.path().reduce<unknown>((value, part) => (value as Row | undefined)?.[part], this.#row);
  }

  value(): unknown {
    const word = this.peek();
    if (word.startsWith(':')) return this.#values[this.take()];
    if (word === 'if_not_exists') return this.#ifNotExists();
    if (word === 'list_append') return this.#listAppend();
    return this.#read();
  }

  condition(): boolean {
    let holds = this.#all();
    while (this.peek() === 'OR') {
      this.take();
      holds = this.#all() || holds;
    }
    return holds;
  }

  #all(): boolean {
    let holds = this.#one();
    while (this.peek() === 'AND') {
      this.take();
      holds = this.#one() && holds;
    }
    return holds;
  }

  #one(): boolean {
    const word = this.peek();
    if (word === '(') return this.#inBrackets(() => this.condition());
    if (word === 'attribute_exists' || word === 'attribute_not_exists') {
      this.take();
      const exists = this.#inBrackets(() => this.#read() !== undefined);
      return word === 'attribute_exists' ? exists : !exists;
    }
    if (word === 'begins_with') {
      const [text, start] = this.#pair();
      return String(text).startsWith(String(start));
    }
    const value = this.value();
    const sign = this.take();
    return sign === 'BETWEEN' ? this.#isBetween(value) : compare(value, sign, this.value());
  }

  #isBetween(value: unknown): boolean {
    const from = this.value();
    this.skip('AND');
    return compare(value, '>=', from) && compare(value, '<=', this.value());
  }

  #inBrackets<Value>(read: () => Value): Value {
    this.skip('(');
    const value = read();
    this.skip(')');
    return value;
  }

  #pair(): [unknown, unknown] {
    this.take();
    return this.#inBrackets(() => {
      const one = this.value();
      this.skip(',');
      return [one, this.value()];
    });
  }

  #ifNotExists(): unknown {
    const [there, other] = this.#pair();
    return there ?? other;
  }

  #listAppend(): unknown[] {
    const [one, other] = this.#pair();
    return [...(one as unknown[]), ...(other as unknown[])];
  }
}

/** What is not there compares with nothing. */
function compare(one: unknown, sign: string, other: unknown): boolean {
  if (one === undefined || other === undefined) return false;
  if (sign === '=') return one === other;
  if (sign === '<>') return one !== other;
  const [a, b] = [one as number, other as number];
  if (sign === '<') return a < b;
  if (sign === '<=') return a <= b;
  if (sign === '>') return a > b;
  if (sign === '>=') return a >= b;
  throw new Error(`The comparison "${sign}" is not known here.`);
}

export function holds(condition: string | undefined, row: Row | undefined, expressions: Expressions): boolean {
  return condition === undefined || new Reader(condition, row ?? {}, expressions).condition();
}

/** The row after an update; all of its values are read from the row before it. */
export function updated(expression: string, row: Row, expressions: Expressions): Row {
  const reader = new Reader(expression, row, expressions);
  const after = { ...row };
  while (reader.peek() !== '') {
    const clause = reader.take();
    do {
      if (reader.peek() === ',') reader.take();
      applyOne(clause, reader, row, after);
    } while (reader.peek() === ',');
  }
  return after;
}

function applyOne(clause: string, reader: Reader, before: Row, after: Row): void {
  const [name = '', entry] = reader.path();
  if (clause === 'REMOVE' && entry !== undefined) {
    const { [entry]: _, ...rest } = after[name] as Row;
    after[name] = rest;
  } else if (clause === 'REMOVE') {
    delete after[name];
  } else if (clause === 'ADD') {
    after[name] = Number(before[name] ?? 0) + Number(reader.value());
  } else if (clause === 'SET') {
    reader.skip('=');
    const value = reader.value();
    after[name] = entry === undefined ? value : { ...(after[name] as Row), [entry]: value };
  } else {
    throw new Error(`The clause "${clause}" is not known here.`);
  }
}
