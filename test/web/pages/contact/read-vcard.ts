/** A second reading of RFC 2426 and RFC 6350, written from them and not from the writer: what address books do with a file. */

export type VcardField = { group: string; name: string; parameters: Record<string, string>; value: string };

/** Throws for anything that a strict reader refuses. */
export function readVcard(file: string): VcardField[] {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`A line has more than 75 bytes: ${line}`);
    if (/[\0-\x08\x0A-\x1F\x7F\uFFFD]/.test(line)) throw new Error(`A line has a control character: ${line}`);
  }
  const fields = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n').map(readField);
  const [begin, version, ...rest] = fields;
  const end = rest.pop();
  if (begin?.name !== 'BEGIN' || version?.name !== 'VERSION' || end?.name !== 'END') throw new Error('Not one vCard.');
  return rest;
}

function readField(line: string): VcardField {
  const match = /^(?:([\w-]+)\.)?([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u.exec(line);
  if (!match) throw new Error(`Not a line of a vCard: ${line}`);
  const [, group = '', name = '', said = '', value = ''] = match;
  const pairs = [...said.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";:,]*)/gu)];
  const parameters = Object.fromEntries(pairs.map(([, key = '', word = '']) => [key, word.replaceAll('"', '')]));
  return { group, name, parameters, value };
}

/** The parts of a structured value, each as it was before it was escaped. */
export function partsOf(value: string): string[] {
  const parts = [''];
  for (let place = 0; place < value.length; place += 1) {
    const character = value.charAt(place);
    const last = parts.length - 1;
    if (character === ';') parts.push('');
    else if (character === '\\') {
      place += 1;
      const next = value.charAt(place);
      parts[last] += next === 'n' || next === 'N' ? '\n' : next;
    } else if (character === ',') throw new Error(`A comma stands alone in ${value}`);
    else parts[last] += character;
  }
  return parts;
}
