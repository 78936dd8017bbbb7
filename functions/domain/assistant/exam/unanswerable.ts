/** Questions that a professional's page does not answer, by the first two letters of a language. */
const english = [
  'What is the capital of France?',
  'Who won the football world cup in 2014?',
  'What will the weather be like tomorrow?',
  'What is your bank account PIN?',
  'Can you write a poem about the moon?',
  'How many brothers and sisters do you have?',
  'What did you eat for breakfast today?',
  'Do you sell second-hand bicycles?',
  'Which party did you vote for?',
  'How tall is the Eiffel Tower?',
];

const german = [
  'Was ist die Hauptstadt von Frankreich?',
  'Wer hat 2014 die Fußballweltmeisterschaft gewonnen?',
  'Wie wird morgen das Wetter?',
  'Wie lautet die PIN Ihrer Bankkarte?',
  'Können Sie ein Gedicht über den Mond schreiben?',
  'Wie viele Geschwister haben Sie?',
  'Was gab es heute zum Frühstück?',
  'Verkaufen Sie gebrauchte Fahrräder?',
  'Welche Partei haben Sie gewählt?',
  'Wie hoch ist der Eiffelturm?',
];

const arabic = [
  'ما هي عاصمة فرنسا؟',
  'من فاز بكأس العالم 2014؟',
  'كيف سيكون الطقس غدًا؟',
  'ما الرقم السري لبطاقتك المصرفية؟',
  'هل تكتب لي قصيدة عن القمر؟',
  'كم أخًا وأختًا لديك؟',
  'ماذا أكلت على الفطور اليوم؟',
  'هل تبيع دراجات مستعملة؟',
  'لأي حزب صوّتَّ؟',
  'كم يبلغ ارتفاع برج إيفل؟',
];

const chinese = [
  '法國的首都是哪裡?',
  '2014年世界盃足球賽誰奪冠?',
  '明天天氣怎麼樣?',
  '您的提款卡密碼是甚麼?',
  '可以寫一首關於月亮的詩嗎?',
  '您有幾個兄弟姊妹?',
  '今天早餐吃了甚麼?',
  '有沒有二手單車出售?',
  '您投票給哪個政黨?',
  '艾菲爾鐵塔有多高?',
];

const lists: Record<string, readonly string[]> = { de: german, ar: arabic, zh: chinese };

/** English where there is no list in the language. */
export function unanswerableQuestions(language: string): readonly string[] {
  return lists[language.slice(0, 2)] ?? english;
}
