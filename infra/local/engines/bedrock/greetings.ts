/** Whether a visitor only says hello. */
import { foldText } from './words.ts';

const GREETINGS = `
  hello, hi, hiya, hey, howdy, good morning, good afternoon, good evening, good day, greetings,
  hallo, moin, servus, gruss gott, guten morgen, guten tag, guten abend, gruezi,
  مرحبا, اهلا, اهلا وسهلا, السلام عليكم, سلام, صباح الخير, مساء الخير, هلا,
  你好, 您好, 早安, 早上好, 下午好, 晚上好, 哈囉, 哈喽, 嗨,
  bonjour, bonsoir, salut, hola, buenos dias, buenas tardes, ola, ciao, buongiorno,
  halo, selamat pagi, selamat siang, selamat malam, สวัสดี, สวัสดีครับ, สวัสดีค่ะ, こんにちは, 안녕하세요`;

/** What people add to a greeting without asking anything. */
const COMPANIONS = ['there', 'again', 'everyone', 'all', 'sir', 'madam', 'zusammen', 'nochmal', 'بك', 'بكم'];

const folded = new Set(GREETINGS.split(',').map((greeting) => foldText(greeting.trim())));
const companions = new Set(COMPANIONS.map(foldText));

export function isGreeting(question: string): boolean {
  const words = foldText(question)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !companions.has(word));
  return words.length > 0 && isChainOfGreetings(words);
}

/** `hello good morning` is two greetings; each may have up to two words. */
function isChainOfGreetings(words: string[]): boolean {
  if (words.length === 0) return true;
  return [1, 2].some(
    (count) =>
      words.length >= count && folded.has(words.slice(0, count).join(' ')) && isChainOfGreetings(words.slice(count)),
  );
}
