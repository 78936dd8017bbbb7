import { describe, expect, it } from 'vitest';
import { NO_ANSWER, reply } from '../../../../infra/local/engines/bedrock/reader.ts';
import { ARABIC, ask, CHINESE, ENGLISH, GERMAN, type PagePassage } from './bedrock-pages.ts';

/** A question and a text that the answer must hold; NO_ANSWER when the page does not know. */
type Row = [question: string, expected: string];

const QUESTIONS: { language: string; page: PagePassage[]; rows: Row[] }[] = [
  {
    language: 'English',
    page: ENGLISH,
    rows: [
      ['Who are you?', 'I am Mara Lindqvist'],
      ['What is your name?', 'I am Mara Lindqvist'],
      ['Tell me about yourself', 'I am Mara Lindqvist'],
      ['How much does a tax return cost?', 'A tax return for freelancers costs £240.'],
      ['What are your fees for freelancers?', 'costs £240'],
      ['Is the first conversation free?', 'The first conversation of 30 minutes is free.'],
      ['How can I pay?', 'you can pay by card'],
      ['Where is your office?', '12 Canal Wharf'],
      ['what is the address', '12 Canal Wharf'],
      ['Where are you located?', '12 Canal Wharf'],
      ['Can I call you?', '+44 113 496 0142'],
      ['What is your phone number?', '+44 113 496 0142'],
      ['whats ur email', 'mara@lindqvist-tax.example'],
      ['How do I get in touch?', '+44 113 496 0142'],
      ['When are you open?', 'Monday to Thursday'],
      ['Are you open on Fridays?', 'Friday until noon'],
      ['What services do you offer?', 'I prepare annual tax returns'],
      ['What do you do?', 'I prepare annual tax returns'],
      ['Do you do payroll?', 'Payroll for teams of up to ten people.'],
      ['Should I be a sole trader or have a limited company?', 'sole trader and limited company'],
      ['Can you help with VAT statement?', 'VAT statements'],
      ['Do you speak German?', 'English, Swedish and German'],
      ['Are you chartered?', 'Chartered Institute of Taxation'],
      ['When is the webinar?', 'first Thursday of each month'],
      ['What is the capital of France?', NO_ANSWER],
      ['How much is a flight to Mars?', NO_ANSWER],
      ['Do you repair bicycles?', NO_ANSWER],
      ['What is your favourite movie?', NO_ANSWER],
      ['Who won the world cup in 2014?', NO_ANSWER],
      ['What is your wife’s phone number?', NO_ANSWER],
      ['Can you write a poem about spring?', NO_ANSWER],
    ],
  },
  {
    language: 'German',
    page: GERMAN,
    rows: [
      ['Wer sind Sie?', 'Ich bin Jonas Ebner'],
      ['Wie viel kostet eine Beratung?', '80 Euro pro Stunde'],
      ['Was sind Ihre Preise?', '80 Euro pro Stunde'],
      ['Wo ist Ihr Büro?', 'Sporgasse 14'],
      ['Wann haben Sie geöffnet?', 'Montag bis Freitag'],
      ['Wie sind die Öffnungszeiten?', 'Montag bis Freitag'],
      ['Wie ist Ihre Telefonnummer?', '+43 316 555 0142'],
      ['Kann ich Ihnen eine Mail schreiben?', 'jonas@ebner-makler.example'],
      ['Vergleichen Sie Lebensversicherungen?', 'Lebensversicherungen'],
      ['Haben Sie auch eine Versicherung für den Haushalt?', 'Haushaltsversicherungen'],
      ['Was passiert bei einem Schaden?', 'Bei einem Schaden'],
      ['Reparieren Sie Autos?', NO_ANSWER],
      ['Wie wird das Wetter morgen?', NO_ANSWER],
    ],
  },
  {
    language: 'Arabic',
    page: ARABIC,
    rows: [
      ['من أنت؟', 'أنا ليلى منصور'],
      ['كم رسوم التقييم؟', '900 درهم'],
      ['ما هي أسعارك؟', '900 درهم'],
      ['أين يقع المكتب؟', 'شارع المرسى'],
      ['ما هو رقم هاتفك؟', '+971 4 555 0142'],
      ['ما هي ساعات العمل؟', 'من الأحد إلى الخميس'],
      ['كيف أتواصل معك بالبريد الإلكتروني؟', 'layla@mansour.example'],
      ['هل تساعد في شراء الفلل؟', 'شراء الشقق'],
      ['هل تبيع السيارات؟', NO_ANSWER],
      ['ما هي عاصمة فرنسا؟', NO_ANSWER],
    ],
  },
  {
    language: 'Chinese',
    page: CHINESE,
    rows: [
      ['你是誰？', '我叫陳嘉敏'],
      ['怎麼收費？', '每小時收費600港元'],
      ['多少錢一小時？', '每小時收費600港元'],
      ['你的辦公室在哪裡？', '中環德輔道中88號'],
      ['電話號碼是多少？', '+852 5550 0142'],
      ['有旅遊保險嗎？', '旅遊保險'],
      ['可以幫忙理賠嗎？', '辦理理賠'],
      ['什麼時候營業？', '星期一至星期五'],
      ['你有多少年經驗？', '十五年'],
      ['你賣汽車嗎？', NO_ANSWER],
      ['法國的首都是哪裡？', NO_ANSWER],
    ],
  },
];

describe.each(QUESTIONS)('questions in $language', ({ page, rows }) => {
  it.each(rows)('%s', (question, expected) => {
    const answer = reply(ask(page, question));

    if (expected === NO_ANSWER) expect(answer).toBe(NO_ANSWER);
    else expect(answer).toContain(expected);
  });
});

describe('answers', () => {
  it('put the citation of its passage behind every sentence', () => {
    const answer = reply(ask(ENGLISH, 'How much does a tax return cost?'));

    expect(answer).toBe('A tax return for freelancers costs £240. [4]');
  });

  it('keep the order of a passage and hold at most three sentences', () => {
    const answer = reply(ask(ENGLISH, 'What do you do?'));

    expect(answer).toBe(
      'I prepare annual tax returns and VAT statements. [3] ' +
        'I help founders to choose between sole trader and limited company. [3] ' +
        'Payroll for teams of up to ten people. [3]',
    );
  });

  it('cite both passages for a sentence that stands in two', () => {
    const page = [
      { source: 'prices', text: 'A check-up costs 40 euros.' },
      { source: 'news', text: 'A check-up costs 40 euros.' },
    ];

    const answer = reply(ask(page, 'What does a check-up cost?'));

    expect(answer).toBe('A check-up costs 40 euros. [1][2]');
  });

  it('drop a sentence that says nearly the same, without citing its passage for the other', () => {
    const page = [
      { source: 'prices', text: 'A dental check-up with a full cleaning for adults costs 40 euros.' },
      { source: 'news', text: 'The dental check-up with a full cleaning for adults costs 40 euros!' },
    ];

    const answer = reply(ask(page, 'What does a dental check-up cost?'));

    expect(answer).toBe('A dental check-up with a full cleaning for adults costs 40 euros. [1]');
  });

  it('keep sentences that differ in a number', () => {
    const page = [
      { source: 'prices', text: 'A dental check-up with a full cleaning for adults costs 40 euros.' },
      { source: 'prices', text: 'A dental check-up with a full cleaning for adults costs 55 euros.' },
    ];

    const answer = reply(ask(page, 'What does a dental check-up cost?'));

    expect(answer).toMatch(/40 euros\. \[1\].*55 euros\. \[2\]/);
  });

  it('use the question before this one to choose between equal sentences', () => {
    const page = [
      { source: 'massage', text: 'It costs 50 euros.' },
      { source: 'yoga', text: 'It costs 20 euros.' },
    ];
    const earlier = [
      { role: 'user' as const, text: 'Do you teach yoga?' },
      { role: 'assistant' as const, text: 'Yes.' },
    ];

    const answer = reply(ask(page, 'And how much is it?', earlier));

    expect(answer).toMatch(/^It costs 20 euros\. \[2\]/);
  });

  it('are the same for the same prompt', () => {
    const prompt = ask(GERMAN, 'Wie viel kostet eine Beratung?');

    const answers = new Set(Array.from({ length: 5 }, () => reply(prompt)));

    expect(answers.size).toBe(1);
  });

  it('never split a sentence at an abbreviation or an initial', () => {
    const page = [{ source: 'team', text: 'Dr. E. Weber leads the practice. He likes hiking.' }];

    expect(reply(ask(page, 'Who leads the practice?'))).toBe('Dr. E. Weber leads the practice. [1]');
  });

  it('take numbers in brackets out of the text, where they would read as citations', () => {
    const page = [{ source: 'prices', text: 'A massage costs 50 euros [7].' }];

    expect(reply(ask(page, 'What does a massage cost?'))).toBe('A massage costs 50 euros. [1]');
  });

  it('say NO_ANSWER when there are no passages', () => {
    expect(reply(ask([], 'What do you charge?'))).toBe(NO_ANSWER);
  });
});

describe('greetings', () => {
  it.each([
    ['Hello!', ENGLISH, 'Good morning! [1] I am the assistant of Mara Lindqvist. [1] How can I help? [1]'],
    ['hi there', ENGLISH, 'Good morning! [1] I am the assistant of Mara Lindqvist. [1] How can I help? [1]'],
    ['Hallo, guten Tag', GERMAN, 'Guten Tag! [1] Womit kann ich helfen? [1]'],
    ['مرحبا', ARABIC, 'أهلاً وسهلاً! [1] كيف يمكنني مساعدتك؟ [1]'],
    ['你好', CHINESE, '您好！ [1] 請問有什麼可以幫到您？ [1]'],
  ])('%s is answered with the page’s greeting', (question, page, expected) => {
    expect(reply(ask(page, question))).toBe(expected);
  });

  it('are not answered without a greeting on the page', () => {
    expect(reply(ask(ENGLISH.slice(1), 'Hello!'))).toBe(NO_ANSWER);
  });
});

describe('other tasks', () => {
  it.each([
    ['suggest', 'Fish & chips'],
    ['translate', 'CANNOT_TRANSLATE'],
  ])('%s: the fenced text is answered with %s', (task, expected) => {
    const answer = reply({
      system: `Task: ${task}\nReply language: de_de`,
      turns: [{ role: 'user', text: 'Into German:\n<text>Fish &amp; chips</text>' }],
      stopSequences: [],
    });

    expect(answer).toBe(expected);
  });

  it('are refused by name when the contract does not know them', () => {
    const prompt = { system: 'Task: rhyme', turns: [{ role: 'user' as const, text: 'Hi' }], stopSequences: [] };

    expect(() => reply(prompt)).toThrow('no task "rhyme"');
  });
});
