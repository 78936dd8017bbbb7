/**
 * The specified long-text helper (specification 2, section 9): RSA with PKCS#1 v1.5 padding, blocks of at most 117 bytes
 * in, 256 hex characters out. It exists for hosts that expect this form and nothing else.
 *
 * An exception, kept apart: browsers offer no PKCS#1 v1.5 encryption, so the arithmetic is our own, and BigInt takes a
 * time that depends on the numbers. It must not guard anything; no server of ours speaks it. Import it lazily.
 */
import { fromBase64Url, type Bytes } from './crypto-base64.ts';

/** Of a 1024-bit key. */
const BLOCK_BYTES = 128;
/** 00 02, at least eight random bytes, 00. */
const PADDING_BYTES = 11;
const TEXT_BYTES = BLOCK_BYTES - PADDING_BYTES;
const BLOCK_HEX = BLOCK_BYTES * 2;

/** RSA-1024 key parts as in a JWK: base64url, big-endian. */
export type LongTextPublicKey = { n: string; e: string };
export type LongTextPrivateKey = { n: string; d: string };

/** Hex, 256 characters for each block. Blocks end between characters: some hosts read each block as a text. */
export function encryptLongText(text: string, { n, e }: LongTextPublicKey): string {
  const modulus = modulusOf(n);
  return splitText(text)
    .map((bytes) => toHexBlock(power(toNumber(pad(bytes)), toNumber(fromBase64Url(e)), modulus)))
    .join('');
}

/** Throws an Error when the text is not whole blocks of hex, or was made with another key. */
export function decryptLongText(hex: string, { n, d }: LongTextPrivateKey): string {
  if (hex.length % BLOCK_HEX !== 0 || /[^0-9a-f]/i.test(hex)) {
    throw new Error(`The text cannot be decrypted: expected blocks of ${BLOCK_HEX} hex characters.`);
  }
  const modulus = modulusOf(n);
  const exponent = toNumber(fromBase64Url(d));
  const blocks = hex.match(/.{256}/g) ?? [];
  const bytes = blocks.flatMap((block) => [...unpad(toBytes(power(BigInt(`0x${block}`), exponent, modulus)))]);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

function modulusOf(n: string): bigint {
  const bytes = fromBase64Url(n);
  if (bytes.length !== BLOCK_BYTES) {
    throw new Error(`The key has ${bytes.length * 8} bits. The long-text form needs one of ${BLOCK_BYTES * 8}.`);
  }
  return toNumber(bytes);
}

function splitText(text: string): Bytes[] {
  const blocks: number[][] = [];
  for (const character of text) {
    const bytes = new TextEncoder().encode(character);
    const block = blocks.at(-1);
    if (block && block.length + bytes.length <= TEXT_BYTES) block.push(...bytes);
    else blocks.push([...bytes]);
  }
  return blocks.map((block) => Uint8Array.from(block));
}

function pad(bytes: Bytes): Bytes {
  const block = new Uint8Array(BLOCK_BYTES);
  block[1] = 2;
  block.set(randomNonZero(BLOCK_BYTES - 3 - bytes.length), 2);
  block.set(bytes, BLOCK_BYTES - bytes.length);
  return block;
}

/** Random bytes from 1 to 255: zeros are drawn again. */
function randomNonZero(count: number): Bytes {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  while (bytes.includes(0)) bytes.set(crypto.getRandomValues(new Uint8Array(1)), bytes.indexOf(0));
  return bytes;
}

function unpad(block: Bytes): Bytes {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < PADDING_BYTES - 1) {
    throw new Error('The text cannot be decrypted: it was made with another key.');
  }
  return block.slice(end + 1);
}

/** Square and multiply. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function toNumber(bytes: Bytes): bigint {
  return bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

function toHexBlock(number: bigint): string {
  return number.toString(16).padStart(BLOCK_HEX, '0');
}

function toBytes(number: bigint): Bytes {
  return Uint8Array.from(toHexBlock(number).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
