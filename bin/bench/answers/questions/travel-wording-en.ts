import { literal, multiPassage, crossLanguage, paraphrase, unanswerable, type BenchQuestion } from '../question.ts';

export const travelWordingEn: readonly BenchQuestion[] = [
  literal(
    'Within how many days may I cancel the policy?',
    ['You may cancel this policy within 14 days of receiving it'],
    ['14'],
  ),
  literal(
    'How long may each trip of an annual multi-trip policy last?',
    ['Each trip may last at most 45 days under Basic and Plus, and at most 90 days under Premier'],
    ['45', '90'],
  ),
  literal('Which law governs this contract?', ['This contract is governed by the law of England and Wales']),
  literal('When does cancellation cover begin?', ['Cancellation cover begins when the premium has been paid']),
  literal(
    'For how many days is cover extended free of charge if my return is delayed?',
    ['your cover is extended free of charge for up to 10 days'],
    ['10'],
  ),
  literal(
    'What is a pre-existing condition?',
    ['Pre-existing condition: any illness or injury for which you saw a doctor'],
    ['24'],
  ),
  literal('What does Region A include?', ['Region A is Europe, including Turkey, Morocco and the Canary Islands']),
  literal(
    'Up to what age may adults buy an annual policy?',
    ['Adults may buy a single trip up to the age of 79 and an annual policy up to the age of 74'],
    ['74'],
  ),
  literal(
    'What is the excess under Plus?',
    ['The excess is £150 under Basic, £75 under Plus, and £0 under Premier'],
    ['75'],
  ),
  literal(
    'What is the excess for winter sports equipment?',
    ['For winter sports equipment the excess is £100 under every plan'],
    ['100'],
  ),
  literal(
    'How much do you pay for valuables in all under Premier?',
    ['For valuables in all we pay at most £250 under Basic, £500 under Plus and £1,200 under Premier'],
    ['1,200'],
  ),
  literal(
    'Within how many hours must I cancel with my tour operator?',
    ['Cancel with your tour operator within 48 hours'],
    ['48'],
  ),
  literal(
    'How much is paid for frequent flyer points?',
    ['at most £400 a person, as confirmed by the issuer of the points'],
    ['400'],
  ),
  literal(
    'Up to how much is emergency dental treatment insured?',
    [
      'Emergency dental treatment for the relief of pain is insured up to £250 under Basic, £400 under Plus and £600 under Premier',
    ],
    ['250', '400', '600'],
  ),
  literal(
    'How much hospital benefit do you pay for each full 24 hours in hospital abroad?',
    ['we pay a hospital benefit of £20 under Basic, £35 under Plus and £60 under Premier'],
    ['20', '35', '60'],
  ),
  literal('What is the limit for burial abroad?', ['or for burial abroad up to £5,000'], ['5,000']),
  literal(
    'At which telephone number can I declare a pre-existing condition?',
    ['You can declare it by telephone at +44 20 7946 0145'],
    ['0145'],
  ),
  literal(
    'How much is paid for delayed baggage under Basic?',
    ['£50 under Basic, £100 under Plus and £200 under Premier for each full 12 hours'],
    ['50'],
  ),
  literal(
    'Within how many hours must theft be reported to the police?',
    ['Report theft and loss to the police within 24 hours'],
    ['24'],
  ),
  literal(
    'What does hijacking pay for each full day?',
    ['we pay £100 for each full day, up to 20 days, under every plan'],
    ['100'],
  ),
  literal(
    'How much does missed departure pay under Premier?',
    ['up to £500 under Basic, £800 under Plus and £1,500 under Premier'],
    ['1,500'],
  ),
  literal(
    'Is damage to a rented holiday home insured?',
    ['Damage to a rented holiday home is insured up to £10,000, with an excess of £250'],
    ['10,000'],
  ),
  literal(
    'Is scuba diving to 30 metres insured?',
    ['Scuba diving to 30 metres, walking between 3,000 and 5,000 metres'],
    ['30'],
  ),
  literal(
    'Up to how much is hired winter sports equipment insured?',
    ['hired equipment is insured up to £300 under every plan'],
    ['300'],
  ),
  literal(
    'Within how many days of my return must I send my claim?',
    ['Send your claim within 60 days of your return'],
    ['60'],
  ),
  literal(
    'What does each further change of the policy cost?',
    ['The first change is free; each further change costs £15'],
    ['15'],
  ),
  literal(
    'For how many years do you keep my data?',
    ['We keep your data for 7 years after the policy has ended'],
    ['7'],
  ),
  literal('What share of a claim does the compensation fund pay?', ['the fund pays 90 % of your claim'], ['90']),
  literal(
    'When is a telephone call to the emergency line deleted?',
    ['Telephone calls to the emergency line are recorded and deleted after 90 days'],
    ['90'],
  ),
  paraphrase(
    'My suitcase turned up a day late. What do I get?',
    ['If your baggage arrives more than 12 hours after you'],
    [],
  ),
  paraphrase('Can I get my money back if I lose my job before the holiday?', [
    'Redundancy of you or your partner after at least two years in the same employment',
  ]),
  paraphrase('Am I covered on a scooter?', [
    'On motorcycles up to 125 cubic centimetres you are insured only if you wear a helmet',
  ]),
  paraphrase(
    'How quickly will I hear whether my claim is accepted?',
    ['decide within 15 working days of receiving the last document'],
    ['15'],
  ),
  paraphrase('Who can I turn to when I am unhappy with how you handled things?', ['Write to the Complaints Officer']),
  paraphrase('Will you fly my mother out if I am stuck in a clinic abroad?', [
    'we pay one return economy ticket for a close relative',
  ]),
  paraphrase(
    'Does it matter if I had been drinking?',
    ['Being under the influence of alcohol with more than 0.8 grams per litre of blood'],
    ['0.8'],
  ),
  multiPassage(
    'Is own winter sports equipment insured under Plus, and with what excess?',
    [
      'Own equipment is insured up to £400 under Basic, £700 under Plus',
      'For winter sports equipment the excess is £100',
    ],
    ['700', '100'],
  ),
  multiPassage(
    'How much is baggage insured for under Plus, in all and for a single article?',
    [
      'Baggage, in all',
      'we pay at most £200 under Basic, £350 under Plus and £600 under Premier for any single article',
    ],
    ['350'],
  ),
  multiPassage(
    'Is pregnancy insured for cancellation and for medical expenses?',
    [
      'Pregnancy complications that a doctor certifies, up to the end of the 32nd week',
      'Pregnancy and birth from the 33rd week, except for accidents',
    ],
    ['32'],
  ),
  crossLanguage(
    'de',
    'Wie hoch ist die Selbstbeteiligung im Tarif Plus?',
    ['The excess is £150 under Basic, £75 under Plus'],
    ['75'],
  ),
  crossLanguage(
    'ar',
    'خلال كم يومًا يجب أن أرسل المطالبة بعد عودتي؟',
    ['Send your claim within 60 days of your return'],
    ['60'],
  ),
  crossLanguage(
    'zh',
    '牙科急症治療最多賠償多少?',
    ['Emergency dental treatment for the relief of pain is insured up to'],
    ['250'],
  ),
  unanswerable('How much is the family discount in the policy wording for pets?'),
  unanswerable('Which hospitals in Spain settle directly with you?'),
  unanswerable('How much does heli-skiing cost with a guide?'),
  unanswerable('What is the commission of the agent who sells the policy?'),
  unanswerable('How many employees does Harbourlight have?'),
  unanswerable('Does the policy insure my mobile home?'),
  unanswerable('What is the password of the claims website?'),
  unanswerable('Who wrote the Foreign Office advice?'),
  unanswerable('How heavy may a suitcase be?'),
  literal(
    'Until which birthday do insured persons count as children?',
    ['Children are insured persons who have not reached their 18th birthday'],
    ['18th'],
  ),
  literal('Does a stop of less than 24 hours count as a visit to a region?', [
    'A stop of less than 24 hours on the way does not count as a visit to a region',
  ]),
  literal('Are crowns, bridges and implants insured?', ['Crowns, bridges and implants are never insured']),
  literal(
    'For how many nights do you pay accommodation for a relative while I am in hospital?',
    ['accommodation for up to £90 a night and at most 10 nights'],
    ['10'],
  ),
  literal(
    'How much do you pay at most if my passport is stolen?',
    ['the necessary extra travel and accommodation, at most £300 under every plan'],
    ['300'],
  ),
  literal(
    'Between which hours is baggage in a car insured?',
    ['Baggage in a car is insured only if it lies locked in the boot and out of sight, and between 6:00 and 22:00'],
    ['6:00', '22:00'],
  ),
  literal(
    'At least how many hours late must public transport leave for the delay to be paid?',
    ['If public transport on which you are booked leaves at least 6 hours late'],
    ['6'],
  ),
  literal(
    'How many minutes must lie between arrival and onward departure for a missed connection?',
    ['when at least 90 minutes lay between the planned arrival and the onward departure'],
    ['90'],
  ),
  literal(
    'What is the death benefit for children under 16?',
    ['For children under 16 the death benefit is limited to £2,500'],
    ['2,500'],
  ),
  literal(
    'How much is paid for the unused days of a ski pass?',
    ['If you cannot use your ski pass because of an accident, we pay the unused days, at most £250'],
    ['250'],
  ),
  literal('Are medical expenses insured after an act of terrorism?', [
    'Medical expenses and transport home are insured after an act of terrorism',
  ]),
  literal(
    'Within how many months of your answer may I go to the Insurance Ombudsman?',
    ['you may go to the Insurance Ombudsman within 6 months of it'],
    ['6'],
  ),
  multiPassage(
    'Up to what limit are the legal costs of claiming damages paid under Plus, and may I instruct a lawyer without your consent?',
    [
      'we pay the cost of claiming damages up to £10,000 under Basic, £15,000 under Plus',
      'A lawyer may only be instructed with our consent',
    ],
    ['15,000'],
  ),
  unanswerable('How many calls does the emergency line receive each year?'),
  unanswerable('What is the name of the Complaints Officer?'),
  unanswerable('How much does the police charge for a written report?'),
  unanswerable('Which airline carries out the transport home?'),
  unanswerable('How long does it take to apply for a new passport?'),
  unanswerable('What does a day at the ski school cost?'),
  unanswerable('Which vaccinations do I need for Morocco?'),
];
