/** What an assistant says before its owner has chosen other words. `{owner}` is the owner's name. */
import type { LanguageValue } from '../places/languages.ts';

export type DefaultTexts = { name: string; morning: string; afternoon: string; evening: string; standardReply: string };

export const english: DefaultTexts = {
  name: 'Ava',
  morning: 'Good morning! I answer questions about {owner}. What would you like to know?',
  afternoon: 'Good afternoon! I answer questions about {owner}. What would you like to know?',
  evening: 'Good evening! I answer questions about {owner}. What would you like to know?',
  standardReply: "I don't have that from {owner} yet. Leave your name and number and you will get a personal answer.",
};

const german: DefaultTexts = {
  name: 'Ava',
  morning: 'Guten Morgen! Ich beantworte Fragen zu {owner}. Was möchten Sie wissen?',
  afternoon: 'Guten Tag! Ich beantworte Fragen zu {owner}. Was möchten Sie wissen?',
  evening: 'Guten Abend! Ich beantworte Fragen zu {owner}. Was möchten Sie wissen?',
  standardReply:
    'Das hat mir {owner} noch nicht gesagt. Hinterlassen Sie Namen und Nummer, dann bekommen Sie eine persönliche Antwort.',
};

const arabic: DefaultTexts = {
  name: 'نور',
  morning: 'صباح الخير! أجيب عن الأسئلة حول {owner}. ماذا تودّ أن تعرف؟',
  afternoon: 'نهارك سعيد! أجيب عن الأسئلة حول {owner}. ماذا تودّ أن تعرف؟',
  evening: 'مساء الخير! أجيب عن الأسئلة حول {owner}. ماذا تودّ أن تعرف؟',
  standardReply: 'لا أعرف جواب هذا من {owner} بعد. اترك اسمك ورقمك وستصلك إجابة شخصية.',
};

const chinese: DefaultTexts = {
  name: '小雅',
  morning: '早安!我可以回答關於{owner}的問題。您想了解什麼?',
  afternoon: '午安!我可以回答關於{owner}的問題。您想了解什麼?',
  evening: '晚安!我可以回答關於{owner}的問題。您想了解什麼?',
  standardReply: '{owner}還沒有告訴我這一點。請留下姓名和電話,您會得到親自回覆。',
};

export const defaultTexts: Partial<Record<LanguageValue, DefaultTexts>> = {
  de_de: german,
  de_at: german,
  de_ch: german,
  ar_ae: arabic,
  ar_sa: arabic,
  zh_hk: chinese,
};
