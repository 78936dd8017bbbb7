/** Templates of the local reader as a coach: it has no words of its own beside these. `{x}` is filled in. */

export type CoachWords = {
  morning: string;
  afternoon: string;
  evening: string;
  standardReply: string;
  /** Between the last two of what visitors can ask about. */
  and: string;
  /** What visitors can ask about when the page names no offers. */
  work: string;
  costs: string;
  where: string;
  reach: string;
  who: string;
  hours: string;
  about: string;
  /** Of the owner about the page. */
  found: string;
  next: Record<string, string>;
  draft: string;
  noDraft: string;
  done: string;
};

const english: CoachWords = {
  morning: 'Good morning! Ask me about {topics}, and I answer from what {name} wrote.',
  afternoon: 'Hello! Ask me about {topics}, and I answer from what {name} wrote.',
  evening: 'Good evening! Ask me about {topics}, and I answer from what {name} wrote.',
  standardReply:
    'I do not find that on the page of {name}. Leave your name and number, and {name} answers you personally.',
  and: ' and ',
  work: 'the work of {name}',
  costs: 'What does {topic} cost?',
  where: 'Where are you located?',
  reach: 'How can I contact you?',
  who: 'Who are you?',
  hours: 'When are you open?',
  about: 'What about {topic}?',
  found: 'Your page says about this: {text}',
  next: {
    trade: 'Name your industry and your profession first: the assistant introduces you with them.',
    keyInformation: 'Which facts do clients need before they decide? Prices, times and places, one a line.',
    clientConcerns: 'What do clients ask or worry about most? Write the question and your answer on one line.',
    greetings: 'Greetings should name what visitors can ask about.',
    standardReply: 'The standard reply should be honest and say how to reach you.',
    exam: 'Test your assistant: it shows which questions find no answer on your page.',
    gaps: 'Visitors asked what your page does not answer. Answer each once, and the assistant knows it.',
  },
  draft: 'Here is a draft from the words of your page:',
  noDraft: 'Your page holds nothing for this yet. Write it in your own words.',
  done: 'Every step is done. Ask me about any text, or test your assistant again.',
};

const german: CoachWords = {
  morning: 'Guten Morgen! Fragen Sie mich nach {topics}; ich antworte aus dem, was {name} geschrieben hat.',
  afternoon: 'Guten Tag! Fragen Sie mich nach {topics}; ich antworte aus dem, was {name} geschrieben hat.',
  evening: 'Guten Abend! Fragen Sie mich nach {topics}; ich antworte aus dem, was {name} geschrieben hat.',
  standardReply:
    'Das finde ich auf der Seite von {name} nicht. Hinterlassen Sie Namen und Nummer, {name} meldet sich persönlich.',
  and: ' und ',
  work: 'der Arbeit von {name}',
  costs: 'Was kostet {topic}?',
  where: 'Wo finde ich Sie?',
  reach: 'Wie kann ich Sie kontaktieren?',
  who: 'Wer sind Sie?',
  hours: 'Wann haben Sie geöffnet?',
  about: 'Was ist mit {topic}?',
  found: 'Ihre Seite sagt dazu: {text}',
  next: {
    trade: 'Nennen Sie zuerst Branche und Beruf: damit stellt der Assistent Sie vor.',
    keyInformation: 'Was müssen Kunden wissen, bevor sie sich entscheiden? Preise, Zeiten und Orte, je eine Zeile.',
    clientConcerns: 'Was fragen Kunden am meisten? Schreiben Sie Frage und Antwort in eine Zeile.',
    greetings: 'Die Begrüßung sollte sagen, wonach man fragen kann.',
    standardReply: 'Die Standardantwort sollte ehrlich sein und sagen, wie man Sie erreicht.',
    exam: 'Prüfen Sie Ihren Assistenten: so sehen Sie, welche Fragen keine Antwort finden.',
    gaps: 'Besucher haben gefragt, was Ihre Seite nicht beantwortet. Antworten Sie je einmal.',
  },
  draft: 'Ein Entwurf aus den Worten Ihrer Seite:',
  noDraft: 'Ihre Seite hat dazu noch nichts. Schreiben Sie es in Ihren Worten.',
  done: 'Alle Schritte sind getan. Fragen Sie mich nach einem Text oder prüfen Sie den Assistenten noch einmal.',
};

const arabic: CoachWords = {
  morning: 'صباح الخير! اسألني عن {topics}، وأجيبك مما كتبه {name}.',
  afternoon: 'نهارك سعيد! اسألني عن {topics}، وأجيبك مما كتبه {name}.',
  evening: 'مساء الخير! اسألني عن {topics}، وأجيبك مما كتبه {name}.',
  standardReply: 'لا أجد ذلك في صفحة {name}. اترك اسمك ورقمك، وسيجيبك {name} شخصيًا.',
  and: ' و',
  work: 'عمل {name}',
  costs: 'كم سعر {topic}؟',
  where: 'ما هو عنوانك؟',
  reach: 'كيف أتواصل معك؟',
  who: 'من أنت؟',
  hours: 'ما ساعات العمل؟',
  about: 'ماذا عن {topic}؟',
  found: 'تقول صفحتك عن هذا: {text}',
  next: {
    trade: 'اذكر أولًا مجالك ومهنتك: بهما يعرّف المساعد بك.',
    keyInformation: 'ما الذي يحتاج العملاء إلى معرفته قبل القرار؟ الأسعار والمواعيد والأماكن، كل معلومة في سطر.',
    clientConcerns: 'ما أكثر ما يسأل عنه العملاء؟ اكتب السؤال وجوابك في سطر واحد.',
    greetings: 'حسنٌ أن تذكر التحية ما يمكن للزائر أن يسأل عنه.',
    standardReply: 'ليكن الرد القياسي صادقًا وليقل كيف يصل الزائر إليك.',
    exam: 'اختبر مساعدك: سترى أي الأسئلة لا تجد جوابًا في صفحتك.',
    gaps: 'سأل الزوار عمّا لا تجيب عنه صفحتك. أجب مرة واحدة عن كل سؤال فيعرفه المساعد.',
  },
  draft: 'هذه مسودة من كلمات صفحتك:',
  noDraft: 'لا شيء عن هذا في صفحتك بعد. اكتبه بكلماتك.',
  done: 'تمت كل الخطوات. اسألني عن أي نص، أو اختبر مساعدك مرة أخرى.',
};

const chinese: CoachWords = {
  morning: '早安!歡迎查詢{topics},我會根據{name}所寫的內容回答。',
  afternoon: '您好!歡迎查詢{topics},我會根據{name}所寫的內容回答。',
  evening: '晚安!歡迎查詢{topics},我會根據{name}所寫的內容回答。',
  standardReply: '我在{name}的頁面上找不到這項資料。請留下姓名和電話,{name}會親自回覆您。',
  and: '和',
  work: '{name}的工作',
  costs: '{topic}收費多少?',
  where: '您的地址在哪裡?',
  reach: '怎樣聯絡您?',
  who: '您是誰?',
  hours: '營業時間是甚麼?',
  about: '{topic}是怎樣的?',
  found: '您的頁面這樣說:{text}',
  next: {
    trade: '請先填寫行業和職業:助理會以此介紹您。',
    keyInformation: '客戶決定之前需要知道甚麼?價錢、時間、地點,每行一項。',
    clientConcerns: '客戶最常問甚麼?請把問題和答案寫在同一行。',
    greetings: '問候語最好說明訪客可以問些甚麼。',
    standardReply: '標準回覆應該誠實,並說明怎樣聯絡您。',
    exam: '測試您的助理:您會看到哪些問題在頁面上找不到答案。',
    gaps: '訪客問了頁面沒有回答的問題。每題回答一次,助理就會知道。',
  },
  draft: '以下是用您頁面上的文字寫成的草稿:',
  noDraft: '您的頁面還沒有這方面的內容。請用自己的話寫。',
  done: '所有步驟都完成了。可以問我任何一段文字,或再測試助理一次。',
};

const languages: Record<string, CoachWords> = { de: german, ar: arabic, zh: chinese };

/** English where there are no templates in the language (two letters). */
export function coachWords(language: string): CoachWords {
  return languages[language] ?? english;
}

export function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
